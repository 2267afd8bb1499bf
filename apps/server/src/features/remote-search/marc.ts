import { childrenNamed, type XmlElement } from '../../adapters/outside/read-xml';
import type { RawRecord } from './found-record';

/** The subfields of all fields with a number, in their order. */
function subfields(record: XmlElement, tag: string, codes: string): string[] {
  return childrenNamed(record, 'datafield')
    .filter(({ attributes }) => attributes.tag === tag)
    .flatMap((field) => childrenNamed(field, 'subfield'))
    .filter(({ attributes }) => codes.includes(attributes.code ?? ' '))
    .map(({ text }) => text.trim())
    .filter(Boolean);
}

const controlField = (record: XmlElement, tag: string): string =>
  childrenNamed(record, 'controlfield')
    .find(({ attributes }) => attributes.tag === tag)
    ?.text.trim() ?? '';

/** Cataloguing rules end parts with the sign that begins the next one. */
const withoutPunctuation = (text: string): string => text.replace(/[\s/:;,=.]+$/, '');

/** A book, film or map as libraries describe them (MARC 21 in XML). */
export function readMarc(record: XmlElement, addressOf: (id: string) => string): RawRecord {
  const id = controlField(record, '001');
  const [title = '', ...rest] = subfields(record, '245', 'ab').map(withoutPunctuation);
  const links = subfields(record, '856', 'u').filter((text) => /^https?:/i.test(text));
  return {
    id,
    title: [title, ...rest.slice(0, 1)].filter(Boolean).join(': '),
    text: subfields(record, '520', 'a')[0] ?? subfields(record, '300', 'a')[0] ?? '',
    address: (id && addressOf(id)) || (links[0] ?? ''),
    licence: subfields(record, '540', 'u')[0] ?? subfields(record, '540', 'a')[0] ?? '',
    creators: [
      ...subfields(record, '100', 'a'),
      ...subfields(record, '700', 'a').slice(0, 2),
      ...subfields(record, '264', 'b').slice(0, 1),
    ].map(withoutPunctuation),
    keywords: [...subfields(record, '650', 'a'), ...subfields(record, '653', 'a')].map(withoutPunctuation),
    language: subfields(record, '041', 'a')[0] ?? controlField(record, '008').slice(35, 38),
    published: [...subfields(record, '264', 'c'), ...subfields(record, '260', 'c')][0] ?? '',
  };
}
