/** The language of whoever speaks none that the portal offers. */
export const defaultLocale = 'en';

/** What dates and texts use where a language brings nothing of its own. */
export const fallbackLocale = 'en-GB';

/** A person sees the portal in the browser's language where it is offered, and in English otherwise. */
export function chooseLocale(browserLanguages: string | readonly string[], offered: readonly string[]): string {
  const wishes = typeof browserLanguages === 'string' ? [browserLanguages] : browserLanguages;
  for (const wish of wishes) {
    const language = wish.trim().toLowerCase();
    const exact = offered.find((one) => one.toLowerCase() === language);
    // de-AT is served by de; a region of its own wins where one is offered.
    const found = exact ?? offered.find((one) => one.toLowerCase() === language.split('-')[0]);
    if (found) return found;
  }
  return defaultLocale;
}

/** A browser lists its languages with a weight; the heavier comes first, a weight of zero means not at all. */
export function parseAcceptLanguage(header: string): string[] {
  const wishes = header.split(',').flatMap((part) => {
    const [language = '', ...settings] = part.split(';').map((piece) => piece.trim());
    const given = settings.find((setting) => setting.startsWith('q='));
    const weight = given === undefined ? 1 : Number(given.slice(2));
    return /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i.test(language) && weight > 0 ? [{ language, weight }] : [];
  });
  return wishes.sort((one, other) => other.weight - one.weight).map(({ language }) => language);
}
