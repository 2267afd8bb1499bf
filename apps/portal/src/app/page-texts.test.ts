import { baseTexts } from '@mediathek/i18n/base-texts';
import { beforeEach, describe, expect, it } from 'vitest';
import { makePortal, settle } from '../../test/render-portal';
import { completeTexts, textsOfPage } from './page-texts';
import { pages } from './pages';

const whole = { default: baseTexts.de, custom: { legal: { imprint: { title: 'Wir' } }, shell: { name: 'Wir' } } };

describe('the texts that travel with a page', () => {
  it('are those of every page, and the long ones only where they are shown', () => {
    const { legal } = baseTexts.de;
    // Mails are sent, never shown.
    const long = new Set<string>(['mails', ...Object.values(pages).flatMap(({ texts }) => texts ?? [])]);
    const others = Object.fromEntries(Object.entries(baseTexts.de).filter(([group]) => !long.has(group)));
    expect(textsOfPage(whole, 'homepage')).toEqual({ default: others, custom: { shell: { name: 'Wir' } } });
    expect(textsOfPage(whole, 'imprint')).toEqual({ default: { ...others, legal }, custom: whole.custom });
    expect(legal.imprint.title).not.toBe('');
  });

  it('are put together once for each answer of the server', () => {
    expect(textsOfPage(whole, 'login')).toBe(textsOfPage(whole, 'homepage'));
  });
});

describe('opening a page from another one', () => {
  beforeEach(() => sessionStorage.clear());

  const call = 'GET /api/v1/setup/locale/de';
  const open = (page: 'imprint' | 'login', answers: Record<string, unknown> = { [call]: whole }) => {
    const { portal, fetchPath } = makePortal('/login', { answers });
    portal.state.set({ texts: textsOfPage(whole, 'homepage') });
    return { portal, fetchPath, completing: completeTexts(page, portal) };
  };

  it('fetches the texts that are missing', async () => {
    const { portal, completing } = open('imprint');
    await completing;
    expect(portal.state.get().texts).toEqual(whole);
  });

  it('fetches nothing where they are there', async () => {
    const { portal, fetchPath, completing } = open('login');
    await completing;
    portal.state.set({ texts: whole });
    await completeTexts('imprint', portal);
    expect(fetchPath).not.toHaveBeenCalled();
  });

  it('keeps the language that was chosen meanwhile', async () => {
    const { portal, completing } = open('imprint');
    portal.state.set({ lang: 'en', texts: { default: baseTexts.en, custom: {} } });
    await completing;
    await settle();
    expect(portal.state.get().texts.default).toBe(baseTexts.en);
  });

  it('does not show a page without its words', async () => {
    await expect(open('imprint', {}).completing).rejects.toThrow();
  });
});
