import { describe, expect, it } from 'vitest';
import { acceptTotp, decodeBase32, encodeBase32, totpAddress, totpCode, totpStep, truncateDigest } from './totp';

const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** RFC 4226, appendix D: the digests for the counters 0 to 9 and the codes cut out of them. */
const vectors: [string, string][] = [
  ['cc93cf18508d94934c64b65d8ba7667fb7cde4b0', '755224'],
  ['75a48a19d4cbe100644e8ac1397eea747a2d33ab', '287082'],
  ['0bacb7fa082fef30782211938bc1c5e70416ff44', '359152'],
  ['66c28227d03a2d5529262ff016a1e6ef76557ece', '969429'],
  ['a904c900a64b35909874b33e61c5938a8e15ed1c', '338314'],
  ['a37e783d7b7233c083d4f62926c7a25f238d0316', '254676'],
  ['bc9cd28561042c83f219324d3c607256c03272ae', '287922'],
  ['a4fb960c0bc06e1eabb804e5b397cdc4b45596fa', '162583'],
  ['1b3c89f65e6c9e883012052823443f048b4332db', '399871'],
  ['1637409809a679dc698207310c8c7fc07290d9e5', '520489'],
];

/** Stands for somebody's secret: knows the digests of the first ten half minutes. */
const digestOf = (counter: Uint8Array) => fromHex(vectors[counter.at(-1) ?? 0]?.[0] ?? '00'.repeat(20));
const at = (step: number) => new Date(step * 30_000);

describe('the code of the second factor', () => {
  it.each(vectors)('is cut out of %s as %s', (digest, code) => {
    expect(truncateDigest(fromHex(digest))).toBe(code);
  });

  it('changes every half minute', () => {
    expect([0, 29_999, 30_000, 59_999].map((time) => totpStep(new Date(time)))).toEqual([0, 0, 1, 1]);
    expect(totpCode(digestOf, 3)).toBe('969429');
  });

  it.each([
    ['in its half minute', 5, 5],
    ['half a minute early', 4, 5],
    ['half a minute late', 6, 5],
    ['a minute early', 3, undefined],
    ['a minute late', 7, undefined],
  ])('%s', (_, step, expected) => {
    expect(acceptTotp('254676', digestOf, at(step), -1)).toBe(expected);
  });

  it('counts once, and none before it counts afterwards', () => {
    expect(acceptTotp('254676', digestOf, at(5), 5)).toBeUndefined();
    expect(acceptTotp('338314', digestOf, at(5), 5)).toBeUndefined();
    expect(acceptTotp('287922', digestOf, at(5), 5)).toBe(6);
  });

  it('may be typed with a gap, and is nothing but six figures', () => {
    expect(acceptTotp(' 254 676 ', digestOf, at(5), -1)).toBe(5);
    for (const wrong of ['', '25467', '2546760', 'abcdef', '25467६']) {
      expect(acceptTotp(wrong, digestOf, at(5), -1)).toBeUndefined();
    }
  });
});

describe('the secret', () => {
  // RFC 4648, section 10.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of %j is written %s', (text, expected) => {
    expect(encodeBase32(bytes(text))).toBe(expected);
    expect(decodeBase32(expected)).toEqual(bytes(text));
  });

  it('is handed to an app with the account and the place', () => {
    expect(totpAddress({ secret: 'MZXW6', account: 'a@b.example', issuer: 'Medien & mehr' })).toBe(
      'otpauth://totp/Medien%20%26%20mehr:a%40b.example?secret=MZXW6&issuer=Medien%20%26%20mehr&algorithm=SHA1&digits=6&period=30',
    );
  });
});
