import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aMediaCentre } from '../../../test/people';
import { openPortal } from '../../../test/render-portal';

vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
afterEach(() => localStorage.clear());

const open = (singleSignOn: { name: string } | null) =>
  openPortal('/login', { config: aMediaCentre, answers: { 'GET /api/v1/auth/methods': { singleSignOn } } });

describe('single sign-on', () => {
  it('is offered with the provider’s name, and takes the wanted page along', async () => {
    localStorage.setItem('redirectUrl', '/search?q=vulkan');
    await open({ name: 'Schulkonto' });
    const link = await screen.findByRole('link', { name: 'Mit Schulkonto anmelden' });
    expect(link.getAttribute('href')).toBe('/api/v1/auth/oidc/start');
    fireEvent.click(link);
    expect(link.getAttribute('href')).toBe('/api/v1/auth/oidc/start?redirect=%2Fsearch%3Fq%3Dvulkan');
  });

  it('is offered without a name too', async () => {
    await open({ name: '' });
    expect(await screen.findByRole('link', { name: 'Mit Ihrem Schulkonto anmelden' })).toBeTruthy();
  });

  it('is not offered where there is no provider', async () => {
    await open(null);
    expect(screen.queryByRole('link', { name: /Schulkonto/ })).toBeNull();
  });
});
