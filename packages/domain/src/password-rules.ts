/** The shortest and the longest password, counted in characters as a person sees them. */
export const passwordLength = { least: 8, most: 128 } as const;

export type PasswordFault = 'too-short' | 'too-long' | 'common';

/** What a person typed counts the same however their keyboard composes it: ü is one character. */
export const normalisePassword = (password: string): string => password.normalize('NFC');

const countCharacters = (password: string): number => [...normalisePassword(password)].length;

/**
 * A password has 8 to 128 characters and is none that everybody tries first; which kinds of characters it has is nobody's
 * business. The list of common ones is handed in, because it is too long to be loaded where nobody chooses a password.
 */
export function passwordFault(password: string, isCommon: (password: string) => boolean): PasswordFault | undefined {
  const length = countCharacters(password);
  if (length < passwordLength.least) return 'too-short';
  if (length > passwordLength.most) return 'too-long';
  return isCommon(password) ? 'common' : undefined;
}

export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const kinds: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}]/u, 33],
  [/[^\p{ASCII}]/u, 40],
];

/** A character that repeats the one before, or goes on counting from it, adds next to nothing. */
function countSurprises(characters: readonly string[]): number {
  return characters.filter((character, at) => {
    const before = characters[at - 1];
    if (before === undefined) return true;
    const step = (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
    return Math.abs(step) > 1;
  }).length;
}

/** From how many bits on a password counts as fair, good and strong. */
const steps = [40, 54, 68] as const;

/**
 * How hard a password is to guess, from 0 (would be refused) to 4 (strong): a rough estimate for the meter beside the
 * field, by length and variety. Long and plain beats short and odd.
 */
export function passwordStrength(password: string, isCommon: (password: string) => boolean): PasswordStrength {
  if (passwordFault(password, isCommon) !== undefined) return 0;
  const characters = [...normalisePassword(password)];
  const pool = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  const variety = Math.min(countSurprises(characters), 2 * new Set(characters).size);
  const bits = variety * Math.log2(pool);
  return (1 + steps.filter((step) => bits >= step).length) as PasswordStrength;
}
