import { expect, test } from 'vitest';
import { readXml } from '../../adapters/outside/read-xml';
import { readLom } from './lom';

const lom = (inside: string) =>
  readLom(readXml(`<lom xmlns="http://ltsc.ieee.org/xsd/LOM">${inside}</lom>`), 'oai:x:1');

test('a record in LOM is read with its words, German first, its place and its terms', () => {
  expect(
    lom(`<general><title><string language="en">Volcanoes</string><string language="de">Vulkane</string></title>
      <language>de</language><description><string>Feuer und Asche</string></description>
      <keyword><string language="de">Lava</string></keyword><keyword><string>Magma</string></keyword></general>
      <lifeCycle><contribute><entity>BEGIN:VCARD\nFN:Marie Berg\nEND:VCARD</entity>
      <date><dateTime>2021-03-01</dateTime></date></contribute></lifeCycle>
      <technical><location>https://oer.example/1</location></technical>
      <rights><description><string language="de">CC BY 4.0</string></description></rights>`),
  ).toEqual({
    ...{ id: 'oai:x:1', title: 'Vulkane', text: 'Feuer und Asche', address: 'https://oer.example/1' },
    ...{ licence: 'CC BY 4.0', creators: ['Marie Berg'], keywords: ['Lava', 'Magma'], language: 'de' },
    published: '2021-03-01',
  });
});

test('older records write their texts in another element, and a poor one has nothing', () => {
  expect(lom('<general><title><langstring lang="de">Vulkane</langstring></title></general>').title).toBe('Vulkane');
  expect(lom('')).toMatchObject({ title: '', address: '', creators: [], keywords: [] });
});
