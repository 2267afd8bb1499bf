import { expect, test } from 'vitest';
import { readXml, textAt } from './read-xml';

test('elements are found by their names, whatever prefix a server uses', () => {
  const root = readXml('\uFEFF<x:a xmlns:x="u"><x:b c="1">Vulkan &amp; <![CDATA[<Lava>]]></x:b></x:a>');
  expect(textAt(root, 'b')).toBe('Vulkan & <Lava>');
  expect(root.children[0]?.attributes).toEqual({ c: '1' });
});

test.each([
  ['an entity of its own', '<!DOCTYPE a [<!ENTITY x "boom">]><a>&x;</a>'],
  ['an entity from a file', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
  ['entities that grow without end', `<!DOCTYPE a [<!ENTITY a "x"><!ENTITY b "${'&a;'.repeat(100)}">]><a>&b;</a>`],
  ['a document type', '<!DOCTYPE html><html></html>'],
  ['an entity that nobody defined', '<a>&nbsp;</a>'],
  ['a tag that does not end', '<a><b></a>'],
  ['nothing', ''],
  ['words', 'Not found'],
  ['a page of the web', '<html><body><p>Fehler<br></body></html>'],
  ['ten thousand levels', '<a>'.repeat(10_000)],
])('%s is refused', (_, text) => {
  expect(() => readXml(text)).toThrow(expect.objectContaining({ failure: 'unreadable' }));
});
