import { describe, expect, it } from 'vitest';
import { parseQuery } from './query-words';

const forms = (q: string) => parseQuery(q).words.map(({ form }) => form);

describe('a query', () => {
  it('is read as its folded words', () => {
    expect(forms('Die Römer & Germanen')).toEqual(['die', 'romer', 'germanen']);
    expect(parseQuery('Die Römer & Germanen').phrase).toBe('die romer germanen');
  });

  it('takes small words as optional, unless there are no others', () => {
    expect(parseQuery('die Römer').words.map(({ isOptional }) => isOptional)).toEqual([true, false]);
    expect(parseQuery('wer ist das').words.map(({ isOptional }) => isOptional)).toEqual([false, false, false]);
  });

  it.each([
    ['Vulkanismus Klasse 7', ['Klasse', '7']],
    ['Märchen 3. Klasse', ['3', 'Klasse']],
    ['Bruchrechnung Klasse 5-6 Übung', ['Klasse', '5', '6']],
    ['volcanoes year 9', ['year', '9']],
    ['Klasse 7', []],
    ['erste Klasse reisen', []],
    ['Apollo 11', []],
    ['Klasse 46', []],
  ])('"%s" need not hold %j', (q, optional) => {
    expect(
      parseQuery(q)
        .words.filter((word) => word.isOptional)
        .map(({ text }) => text),
    ).toEqual(optional);
  });

  it('takes its last word as one still being typed, and every word before an asterisk', () => {
    expect(parseQuery('Vulk* Inse').words.map(({ isPrefix }) => isPrefix)).toEqual([true, true]);
    expect(parseQuery('Vulkan Insel ').words.map(({ isPrefix }) => isPrefix)).toEqual([false, false]);
  });

  it.each([
    ['46 10103', '4610103'],
    ['KLEX-2507', 'klex2507'],
    ['Vulkan', undefined],
    ['7', undefined],
  ])('"%s" may be the number %s', (q, code) => {
    expect(parseQuery(q).code).toBe(code);
  });

  it('knows which words stand in quotation marks', () => {
    expect(parseQuery('der „kleine Prinz“ reist').quotations).toEqual([[1, 2]]);
    expect(parseQuery('"Prinz" und "der kleine Prinz"').quotations).toEqual([[2, 4]]);
    expect(parseQuery('"offen bleibt').quotations).toEqual([]);
  });

  it('is cut where it becomes too long', () => {
    expect(forms('wort '.repeat(1000)).length).toBe(16);
    expect(forms('x'.repeat(5000))).toEqual([]);
  });
});
