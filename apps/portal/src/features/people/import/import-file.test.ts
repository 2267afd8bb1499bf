import { describe, expect, it } from 'vitest';
import { readFile } from './import-file';

describe('a chosen file', () => {
  it('travels byte for byte', async () => {
    const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => index % 256);
    const read = await readFile(new File([bytes], 'a.csv'));
    expect('content' in read && Buffer.from(read.content, 'base64').equals(Buffer.from(bytes))).toBe(true);
  });

  it('is refused before it is sent where there is none, or where it is too large', async () => {
    expect(await readFile(undefined)).toEqual({ fault: 'missing' });
    expect(await readFile(new File([new Uint8Array(500_001)], 'a.csv'))).toEqual({ fault: 'too-large' });
  });
});
