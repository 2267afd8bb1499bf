/** A code of the second factor lasts half a minute. */
const stepSeconds = 30;
const digits = 6;
const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The HMAC-SHA-1 of a counter under somebody's secret; the platform brings it. */
export type CounterDigest = (counter: Uint8Array) => Uint8Array;

/** The half minute a moment lies in, counted since 1970. */
export const totpStep = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** The counter as eight bytes, the highest first. */
function counterBytes(step: number): Uint8Array {
  return Uint8Array.from({ length: 8 }, (_, at) => Math.floor(step / 2 ** (8 * (7 - at))) % 256);
}

/** Six figures of a digest, cut out where its last four bits say (RFC 4226). */
export function truncateDigest(digest: Uint8Array): string {
  const offset = (digest.at(-1) ?? 0) & 15;
  const [a = 0, b = 0, c = 0, d = 0] = digest.subarray(offset, offset + 4);
  const number = (a & 127) * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The code that an authenticator app shows during a half minute (RFC 6238). */
export const totpCode = (digestOf: CounterDigest, step: number): string => truncateDigest(digestOf(counterBytes(step)));

/**
 * A code counts in its half minute and in the one before and after, because clocks differ; once used, neither it nor an
 * older one counts again. Gives the half minute that was used.
 */
export function acceptTotp(given: string, digestOf: CounterDigest, now: Date, lastStep: number): number | undefined {
  const code = given.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return undefined;
  const current = totpStep(now);
  return [current - 1, current, current + 1].find((step) => step > lastStep && totpCode(digestOf, step) === code);
}

/** Bytes as letters and figures that can be typed into an app (RFC 4648, without padding). */
export function encodeBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => base32Alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('');
}

export function decodeBase32(text: string): Uint8Array {
  const bits = Array.from(text.toUpperCase(), (letter) => base32Alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  return Uint8Array.from(bits.join('').match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** The address that a QR code hands to an authenticator app: whose account it is, where, and the secret. */
export function totpAddress({ secret, account, issuer }: { secret: string; account: string; issuer: string }): string {
  const [name, place] = [encodeURIComponent(account), encodeURIComponent(issuer)];
  return `otpauth://totp/${place}:${name}?secret=${secret}&issuer=${place}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`;
}
