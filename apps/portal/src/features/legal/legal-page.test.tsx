import { baseTexts } from '@mediathek/i18n/base-texts';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aMediaCentre } from '../../../test/people';
import { openPortal } from '../../../test/render-portal';

vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
afterEach(() => sessionStorage.clear());

const english = { 'GET /api/v1/setup/locale/en': { default: baseTexts.en, custom: {} } };
const main = () => within(screen.getByRole('main'));
const headings = () =>
  main()
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);

/** Headings are in order when none skips a level and the page begins with its one main heading. */
function expectOrder(found: readonly string[]) {
  const levels = found.map((heading) => Number(heading.charAt(1)));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.every((level, at) => at === 0 || level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
}

describe.each([
  ['/imprint', 'Impressum', 'Imprint'],
  ['/privacy-policy', 'Datenschutz', 'Privacy'],
  ['/terms-of-service', 'Nutzungsbedingungen', 'Terms of use'],
  ['/contact', 'Kontakt', 'Contact'],
  ['/accessibility', 'Erklärung zur Barrierefreiheit', 'Accessibility statement'],
])('%s', (path, german, inEnglish) => {
  it('has its headings in order, in German and English', async () => {
    const { portal } = await openPortal(path, { answers: english });
    expect(headings()[0]).toBe(`H1 ${german}`);
    expectOrder(headings());
    await act(() => portal.session.changeLanguage('en'));
    expect(headings()[0]).toBe(`H1 ${inEnglish}`);
    expectOrder(headings());
  });

  it('says that its text is a sample', async () => {
    await openPortal(path);
    expect(main().getByText('Dies ist ein Beispieltext.')).toBeDefined();
  });
});

describe('a long page', () => {
  it('has contents whose entries lead to the sections', async () => {
    await openPortal('/privacy-policy');
    const contents = within(main().getByRole('navigation', { name: 'Auf dieser Seite' }));
    const links = contents.getAllByRole('link');
    expect(links.map(({ textContent }) => `H2 ${textContent}`)).toEqual(headings().slice(1));
    for (const link of links) {
      const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(target?.textContent).toBe(link.textContent);
    }
  });

  it('turns the links in its texts into links', async () => {
    await openPortal('/imprint');
    const sentence = main().getByText(/Öffnungszeiten und Ansprechpersonen/);
    expect(within(sentence).getByRole('link', { name: 'Kontakt' }).getAttribute('href')).toBe('/contact');
    expect(main().getByRole('link', { name: '069 90009-140' }).getAttribute('href')).toBe('tel:+496990009140');
  });
});

describe('the privacy policy', () => {
  it.each([
    [true, /Gezählt wird je Medium, Schule und Tag/, /nicht eingeschaltet/],
    [false, /nicht eingeschaltet/, /Gezählt wird je Medium, Schule und Tag/],
  ])('says whether usage is counted (switch: %j)', async (ShowAnalytics, present, absent) => {
    await openPortal('/privacy-policy', { config: { ...aMediaCentre, ShowAnalytics } });
    expect(main().getByText(present)).toBeDefined();
    expect(main().queryByText(absent)).toBeNull();
    expect(main().getAllByRole('heading', { name: 'Auswertung der Nutzung' })).toHaveLength(1);
  });

  it('names every cookie the portal sets', async () => {
    await openPortal('/privacy-policy');
    for (const name of ['__Host-session', 'lang', 'scheme']) expect(main().getByText(name).tagName).toBe('DT');
  });
});

describe('the contact page', () => {
  it('gives address, telephone, mail and opening hours as a list of facts', async () => {
    await openPortal('/contact');
    expect(
      main()
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Anschrift', 'Telefon', 'E-Mail', 'Öffnungszeiten']);
    expect(main().getByRole('link', { name: '069 90009-140' }).getAttribute('href')).toBe('tel:06990009140');
    expect(main().getByRole('link', { name: 'E-Mail schreiben' }).getAttribute('href')).toBe(
      'mailto:post@medienzentrum.example.org',
    );
    expect(main().getByText('Donnerstag')).toBeDefined();
  });
});

describe('an operator’s own text', () => {
  it('takes the place of ours, and an emptied one vanishes', async () => {
    const custom = {
      legal: {
        demo: { title: '', text: '' },
        imprint: { sections: { disputes: { title: '' } }, intro: 'Unser Text.' },
      },
    };
    const { portal } = await openPortal('/imprint');
    act(() => portal.state.set({ texts: { default: baseTexts.de, custom } }));
    expect(main().getByText('Unser Text.')).toBeDefined();
    expect(main().queryByText('Dies ist ein Beispieltext.')).toBeNull();
    expect(main().queryByRole('heading', { name: 'Streitbeilegung' })).toBeNull();
  });
});
