import { expect, test } from 'vitest';
import { readXml } from '../../adapters/outside/read-xml';
import { readDublinCore } from './dublin-core';
import { readLom } from './lom';
import { readMarc } from './marc';
import { withMapping } from './xml-fields';

const lom =
  readXml(`<lom><general><title><string language="de">Vulkane</string></title><description><string>Feuer</string></description></general>
  <educational><description><string>Für Klasse 5</string></description></educational><technical><location>https://oer.example/v</location></technical></lom>`);
const marc =
  readXml(`<record><controlfield tag="001">17</controlfield><datafield tag="245"><subfield code="a">Vulkane</subfield></datafield>
  <datafield tag="505"><subfield code="a">Inhalt</subfield></datafield><datafield tag="689"><subfield code="a">Lava</subfield></datafield>
  <datafield tag="689"><subfield code="a">Magma</subfield></datafield></record>`);
const dublinCore = readXml(
  '<dc><title>Vulkane</title><abstract>Kurz gesagt</abstract><identifier>v 1</identifier></dc>',
);

test('a way of the settings goes before what the format says', () => {
  expect(withMapping(readLom(lom, 'a'), lom, { text: 'educational.description.string' })).toMatchObject({
    title: 'Vulkane',
    text: 'Für Klasse 5',
    address: 'https://oer.example/v',
  });
});

test('fields of MARC are called by their numbers and letters, all that stand there', () => {
  const read = withMapping(
    readMarc(marc, () => ''),
    marc,
    { text: '520.a|505.a', keywords: '689.a', address: 'https://lib.example/{001}' },
  );
  expect(read).toMatchObject({ text: 'Inhalt', keywords: ['Lava', 'Magma'], address: 'https://lib.example/17' });
});

test('a way that leads nowhere leaves what the format says', () => {
  const fields = { title: 'headline', text: 'abstract', address: 'https://oer.example/{identifier}' };
  expect(withMapping(readDublinCore(dublinCore, ''), dublinCore, fields)).toMatchObject({
    title: 'Vulkane',
    text: 'Kurz gesagt',
    address: 'https://oer.example/v%201',
  });
});

test('names that mean something to a program are names like others', () => {
  const hostile = readXml('<dc><title>Vulkane</title><__proto__><title>x</title></__proto__></dc>');
  expect(withMapping(readDublinCore(hostile, 'a'), hostile, { text: '__proto__.title' })).toMatchObject({ text: 'x' });
});
