import { accessCodeAlphabet } from './access-code';

/** So many recovery codes are given out at once, each for one use. */
export const recoveryCodeCount = 10;

const half = 5;
const shape = new RegExp(`^[${accessCodeAlphabet}]{${2 * half}}$`);

/** A recovery code lets somebody in once who has lost their phone; it is drawn at random and shown in two groups. */
export function makeRecoveryCode(randomBelow: (limit: number) => number): string {
  const places = Array.from({ length: 2 * half }, () => randomBelow(accessCodeAlphabet.length));
  const code = places.map((place) => accessCodeAlphabet.charAt(place)).join('');
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** A recovery code may be typed in any case, with or without the dash; what cannot be one is none. */
export function normaliseRecoveryCode(input: string): string | undefined {
  const code = input
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  return shape.test(code) ? code : undefined;
}
