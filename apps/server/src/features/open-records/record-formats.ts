import type { MediaForm } from '@mediathek/domain';
import { escapeXml } from '../../documents/xml';
import type { DescribedRecord } from './described-record';

const tag = (name: string, text: string, attributes = ''): string =>
  text === '' ? '' : `<${name}${attributes}>${escapeXml(text)}</${name}>`;
const tags = (name: string, texts: readonly string[]): string => texts.map((text) => tag(name, text)).join('');

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';
const dublinCore = 'http://www.openarchives.org/OAI/2.0/oai_dc/';
const lomNamespace = 'http://ltsc.ieee.org/xsd/LOM';

/** The kinds of things that Dublin Core knows. */
const dublinCoreTypes: Partial<Record<MediaForm, string>> = {
  film: 'MovingImage',
  dvd: 'MovingImage',
  audio: 'Sound',
  image: 'StillImage',
  document: 'Text',
  book: 'Text',
  package: 'Collection',
  app: 'Software',
  h5p: 'InteractiveResource',
  url: 'InteractiveResource',
  device: 'PhysicalObject',
};

const lastLabels = ({ subjects }: DescribedRecord): string[] => [
  ...new Set(subjects.flatMap((path) => path.map(({ label }) => label))),
];

function writeDublinCore(record: DescribedRecord): string {
  return [
    `<oai_dc:dc xmlns:oai_dc="${dublinCore}" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xsi="${schemaInstance}"`,
    ` xsi:schemaLocation="${dublinCore} http://www.openarchives.org/OAI/2.0/oai_dc.xsd">`,
    tag('dc:title', record.title),
    tags('dc:subject', [...lastLabels(record), ...record.keywords]),
    tag('dc:description', record.description),
    tag('dc:publisher', record.publisher),
    tag('dc:date', record.addedOn),
    tags('dc:type', [dublinCoreTypes[record.form] ?? '', record.kind]),
    tag('dc:identifier', record.page),
    tags('dc:language', record.languages),
    tag('dc:rights', record.licence),
    '</oai_dc:dc>',
  ].join('');
}

const german = ' language="de"';
const langString = (name: string, text: string): string =>
  text === '' ? '' : `<${name}>${tag('string', text, german)}</${name}>`;
const vocabulary = (name: string, value: string): string =>
  `<${name}><source>LOMv1.0</source><value>${value}</value></${name}>`;

/** A person or firm as LOM wants it: a business card. */
const card = (name: string): string =>
  `BEGIN:VCARD\nVERSION:3.0\nFN:${name.replaceAll(/[\\;,]/g, String.raw`\$&`)}\nEND:VCARD`;

const resourceTypes: Partial<Record<MediaForm, string>> = { h5p: 'exercise', document: 'narrative text' };

function taxonPath(path: DescribedRecord['subjects'][number]): string {
  const taxons = path.map(({ code, label }) => `<taxon>${tag('id', code)}${langString('entry', label)}</taxon>`);
  return `<taxonPath>${langString('source', 'EAF Sachgebiete')}${taxons.join('')}</taxonPath>`;
}

function writeLom(record: DescribedRecord): string {
  const { title, description, keywords, languages, publisher, page, minutes, subjects, licence, grades } = record;
  const type = resourceTypes[record.form];
  return [
    `<lom xmlns="${lomNamespace}" xmlns:xsi="${schemaInstance}"`,
    ` xsi:schemaLocation="${lomNamespace} http://ltsc.ieee.org/xsd/lomv1.0/lom.xsd">`,
    `<general><identifier>${tag('catalog', 'URI')}${tag('entry', page)}</identifier>${langString('title', title)}`,
    tags('language', languages.length > 0 ? languages : ['none']),
    langString('description', description),
    keywords.map((keyword) => langString('keyword', keyword)).join(''),
    '</general>',
    publisher === ''
      ? ''
      : `<lifeCycle><contribute>${vocabulary('role', 'publisher')}${tag('entity', card(publisher))}</contribute></lifeCycle>`,
    `<metaMetadata>${tag('metadataSchema', 'LOMv1.0')}${tag('language', 'de')}</metaMetadata>`,
    `<technical>${tag('location', page)}`,
    minutes ? `<duration>${tag('duration', `PT${minutes}M`)}</duration>` : '',
    '</technical>',
    `<educational>${type ? vocabulary('learningResourceType', type) : ''}${vocabulary('context', 'school')}`,
    // Children come to school at six: the first year of school begins at that age.
    grades.map(({ from, to }) => langString('typicalAgeRange', `${from + 5}-${to + 6}`)).join(''),
    '</educational>',
    `<rights>${vocabulary('cost', 'no')}${langString('description', licence)}</rights>`,
    subjects.length === 0
      ? ''
      : `<classification>${vocabulary('purpose', 'discipline')}${subjects.map(taxonPath).join('')}</classification>`,
    '</lom>',
  ].join('');
}

export interface RecordFormat {
  prefix: string;
  schema: string;
  namespace: string;
  write(record: DescribedRecord): string;
}

/** The formats in which open records are handed out. */
export const recordFormats: readonly RecordFormat[] = [
  {
    prefix: 'oai_dc',
    schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
    namespace: dublinCore,
    write: writeDublinCore,
  },
  {
    prefix: 'lom',
    schema: 'http://ltsc.ieee.org/xsd/lomv1.0/lom.xsd',
    namespace: lomNamespace,
    write: writeLom,
  },
];
