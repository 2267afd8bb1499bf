import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { breakLines } from './break-lines';
import { runsOf } from './fonts';
import { mm, startPdf } from './pdf';
import { qrSquares } from './qr-code';

const written = (text: string) =>
  runsOf(text, 'regular')
    .map((run) => run.text)
    .join('');

test.each([
  ['Käthe Müßig', 'Käthe Müßig'],
  ['Łukasz Żółć', 'Łukasz Żółć'],
  ['İlayda Çağrı', 'İlayda Çağrı'],
  ['Zoë Ñuñez', 'Zoë Ñuñez'],
])('%s is written as it is', (name, expected) => {
  expect(written(name)).toBe(expected);
});

test('a letter that the typeface does not have loses its marks, and a foreign script becomes dots', () => {
  expect(written('Nguyễn')).toMatch(/^Nguy[êe]n$/);
  expect(written('Юля')).toBe('···');
});

test('a stretch of text is cut only where the font changes', () => {
  expect(runsOf('Łukasz', 'bold')).toEqual([
    { text: 'Ł', font: 'bold-latin-ext' },
    { text: 'ukasz', font: 'bold-latin' },
  ]);
});

test('the squares of a QR code are those of the encoder, joined along each row', () => {
  const address = 'https://mediathek.example/login#code=MEDA-THEK-2345';
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const drawn = qrSquares(address);
  expect(drawn.size).toBe(size);
  const dark = new Set(
    drawn.rows.flatMap(({ x, y, width }) => Array.from({ length: width }, (_, step) => `${x + step} ${y}`)),
  );
  const wanted = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect([...dark].sort()).toEqual(wanted.sort());
});

test('a document holds its title, its language and as many pages as were added', async () => {
  const pdf = startPdf({ title: 'Karten', language: 'de', createdAt: new Date('2026-11-15T10:00:00Z') });
  for (const page of [1, 2]) {
    pdf.addPage();
    const below = pdf.text(`Seite ${page}: Käthe und Łukasz`, { x: 20 * mm, y: 20 * mm, width: 60 * mm, size: 12 });
    expect(below).toBeGreaterThan(20 * mm);
  }
  const bytes = (await pdf.finish()).toString('latin1');
  expect(bytes).toMatch(/^%PDF-1\.\d/);
  expect(bytes).toContain('/Count 2');
  expect(bytes).toMatch(/\/Lang \(de\)/);
});

test('a text that has too many lines ends with three dots and stays as high as was allowed', () => {
  const pdf = startPdf({ title: 'x', language: 'de', createdAt: new Date(0) });
  const options = { width: 30 * mm, size: 10, mostLines: 2 };
  expect(pdf.heightOf('Ein Satz, der ganz gewiss nicht in zwei so kurze Zeilen hineinpasst', options)).toBeCloseTo(26);
});

test('lines break between words, at line breaks, and inside a word that is too long', () => {
  const fits = (line: string) => line.length <= 8;
  expect(breakLines('eins zwei drei', fits)).toEqual(['eins', 'zwei', 'drei']);
  expect(breakLines('a b c d e', fits)).toEqual(['a b c d', 'e']);
  expect(breakLines('Donaudampfschiff ab', fits)).toEqual(['Donaudam', 'pfschiff', 'ab']);
  expect(breakLines('eins\n\nzwei', fits)).toEqual(['eins', '', 'zwei']);
});
