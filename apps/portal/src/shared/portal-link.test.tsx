import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makePortal } from '../../test/render-portal';
import { PortalProvider } from './portal';
import { PortalLink } from './portal-link';

function follow(props: Partial<Parameters<typeof PortalLink>[0]>, click: MouseEventInit = {}) {
  const { portal, history } = makePortal('/');
  render(
    <PortalProvider value={portal}>
      <PortalLink href="/search?q=a" {...props}>
        Weiter
      </PortalLink>
    </PortalProvider>,
  );
  let isLeftToBrowser: boolean | undefined;
  document.addEventListener('click', observe);
  fireEvent.click(screen.getByRole('link'), click);
  document.removeEventListener('click', observe);
  return { isLeftToBrowser, address: history.location.href };

  function observe(event: Event) {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  }
}

describe('a link inside the portal', () => {
  it('opens its page without loading', () => {
    expect(follow({})).toEqual({ isLeftToBrowser: false, address: '/search?q=a' });
  });

  it.each([
    ['another tab is wanted', {}, { ctrlKey: true }],
    ['a new window is wanted', {}, { shiftKey: true }],
    ['it was not the main button', {}, { button: 1 }],
    ['it opens elsewhere', { target: '_blank' }, {}],
    ['it leads to a file', { href: '/api/v1/setup/logo' }, {}],
    ['somebody has already dealt with the click', { onClick: (event) => event.preventDefault() }, {}],
  ] satisfies [string, Partial<Parameters<typeof PortalLink>[0]>, MouseEventInit][])(
    'stays put when %s',
    (_case, props, click) => {
      expect(follow(props, click).address).toBe('/');
    },
  );
});
