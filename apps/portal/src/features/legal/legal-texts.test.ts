import { describe, expect, it } from 'vitest';
import { readBlocks, readSections, splitLinks } from './legal-texts';

describe('a section', () => {
  it('shows its parts in the order they are written, by the beginning of their names', () => {
    const section = {
      title: 'Kontakt',
      text: 'So erreichen Sie uns:',
      address: 'Schillerstraße 14\n74999 Hohenfeld',
      listWays: { phone: 'am Telefon', post: 'per Brief' },
      facts: { mail: { term: 'E-Mail', text: 'post@example.org' } },
    };
    expect(readBlocks(section)).toEqual([
      { name: 'text', kind: 'text', text: 'So erreichen Sie uns:' },
      { name: 'address', kind: 'address', text: 'Schillerstraße 14\n74999 Hohenfeld' },
      { name: 'listWays', kind: 'list', items: ['am Telefon', 'per Brief'] },
      { name: 'facts', kind: 'facts', facts: [{ term: 'E-Mail', text: 'post@example.org' }] },
    ]);
  });

  it('leaves out what the operator has emptied', () => {
    expect(readBlocks({ title: 'Rechte', text: '', list: { one: '', two: 'bleibt' }, listOld: { gone: '' } })).toEqual([
      { name: 'list', kind: 'list', items: ['bleibt'] },
    ]);
  });
});

describe('a page', () => {
  const sections = {
    first: { title: 'Erstens', text: 'Text' },
    emptied: { title: 'Zweitens', text: '' },
    untitled: { title: '', text: 'Text' },
    other: { title: 'Drittens', text: 'Text' },
  };

  it('shows the sections that have a title and something to say', () => {
    expect(readSections({ title: 'Seite', sections }, []).map(({ id }) => id)).toEqual(['first', 'other']);
  });

  it('leaves out what does not apply to the deployment', () => {
    expect(readSections({ title: 'Seite', sections }, ['first']).map(({ id }) => id)).toEqual(['other']);
  });
});

describe('links in a text', () => {
  it.each([
    ['ohne', [{ text: 'ohne' }]],
    ['', []],
    ['[Kontakt](/contact)', [{ text: 'Kontakt', href: '/contact' }]],
    [
      'Mail an [uns](mailto:post@example.org) oder [hier](https://example.org).',
      [
        { text: 'Mail an ' },
        { text: 'uns', href: 'mailto:post@example.org' },
        { text: ' oder ' },
        { text: 'hier', href: 'https://example.org' },
        { text: '.' },
      ],
    ],
    ['[anrufen](tel:+496990009140)', [{ text: 'anrufen', href: 'tel:+496990009140' }]],
    ['eckig [allein] und (rund)', [{ text: 'eckig [allein] und (rund)' }]],
  ])('are found in %j', (text, expected) => {
    expect(splitLinks(text)).toEqual(expected);
  });

  it.each(['javascript:alert(1)', 'http://example.org', '//evil.example', 'data:text/html,x'])(
    'never lead to %s; only the words remain',
    (href) => {
      expect(splitLinks(`[Worte](${href})`).every((piece) => piece.href === undefined)).toBe(true);
    },
  );
});
