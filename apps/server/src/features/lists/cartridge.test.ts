import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeCartridge } from './cartridge';

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

const plain = (text: string) =>
  text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => {
    const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
    return signs[name] ?? '';
  });

/** Reads a document as strictly as an importer does: every tag closed in its order, no loose sign between them. */
function readXml(document: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const tags = /<(?<end>\/?)(?<name>[\w:]+)(?<attributes>(?: [\w:]+="[^"<]*")*)(?<empty>\/?)>|(?<text>[^<]+)/gy;
  const body = document.replace('<?xml version="1.0" encoding="UTF-8"?>\n', '');
  for (const { groups = {}, index } of body.matchAll(tags)) {
    const current = open.at(-1) ?? root;
    if (groups.text !== undefined) {
      if (/&(?!(lt|gt|quot|apos|amp);)/.test(groups.text)) throw new Error(`A loose & at ${index}`);
      current.text += plain(groups.text);
    } else if (groups.end) {
      if (current.name !== groups.name) throw new Error(`</${groups.name}> closes <${current.name}> at ${index}`);
      open.pop();
    } else {
      const pairs = [...(groups.attributes ?? '').matchAll(/ ([\w:]+)="([^"]*)"/g)];
      const attributes = Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, plain(value)]));
      const made: Element = { name: groups.name ?? '', attributes, children: [], text: '' };
      current.children.push(made);
      if (!groups.empty) open.push(made);
    }
  }
  const [document_] = root.children;
  if (open.length > 1 || root.children.length !== 1 || !document_) throw new Error('Not one closed document');
  return document_;
}

const all = (element: Element): Element[] => [element, ...element.children.flatMap(all)];
const named = (element: Element, name: string): Element[] => all(element).filter((one) => one.name === name);
const namesIn = (element: Element | undefined) => element?.children.map(({ name }) => name);

const head = {
  id: '0d7e2c1e-1111-4c9b-9d2a-8d9b6d1f0a01',
  title: 'Vulkane & <Erdbeben>',
  description: 'Für "7b" & Co',
  language: 'de',
  madeAt: new Date('2026-11-15T11:00:00Z'),
};
const items = [
  { id: 'a1', title: 'Film: 1 < 2', note: 'Bis Minute 2 & dann\nAufgabe 3', href: 'http://localhost:3000/media/A-1' },
  { id: 'b2', title: 'Schaubild', note: '', href: 'http://localhost:3000/media/B%202' },
  { id: 'c3', title: 'Nicht mehr im Bestand', note: 'Ersatz suchen', href: undefined },
];
const archive = unzipSync(makeCartridge(head, items));
const text = (name: string) => strFromU8(archive[name] ?? new Uint8Array());
const manifest = readXml(text('imsmanifest.xml'));
const [metadata, organizations, resources] = manifest.children;

describe('a list as Common Cartridge', () => {
  it('is told by its manifest as version 1.1, as Moodle looks for it', () => {
    expect(text('imsmanifest.xml').slice(0, 500)).toContain(
      'xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"',
    );
    expect(namesIn(manifest)).toEqual(['metadata', 'organizations', 'resources']);
    expect(namesIn(metadata)).toEqual(['schema', 'schemaversion', 'lomimscc:lom']);
    expect(metadata?.children.slice(0, 2).map((one) => one.text)).toEqual(['IMS Common Cartridge', '1.1.0']);
    expect(manifest.attributes['xmlns:lomimscc']).toBe('http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest');
    expect(named(manifest, 'lomimscc:string').map((one) => one.text)).toEqual([head.title, head.description]);
  });

  it('has one section with its media in order and each note below its medium', () => {
    const organization = organizations?.children[0];
    expect(organization?.attributes.structure).toBe('rooted-hierarchy');
    const [root] = organization?.children ?? [];
    expect([organization?.children.length, namesIn(root)]).toEqual([1, ['item']]);
    const [section] = root?.children ?? [];
    expect(section?.children.map((one) => [one.name, one.children[0]?.text ?? one.text])).toEqual([
      ['title', 'Vulkane + ‹Erdbeben›'],
      ['item', 'Film: 1 < 2'],
      ['item', 'Bis Minute 2 & dann Aufgabe 3'],
      ['item', 'Schaubild'],
      ['item', 'Nicht mehr im Bestand'],
      ['item', 'Ersatz suchen'],
    ]);
  });

  it('names every identifier once, begins it with a letter, and refers to nothing that is missing', () => {
    const identifiers = all(manifest).flatMap(({ attributes }) => attributes.identifier ?? []);
    expect(new Set(identifiers).size).toBe(identifiers.length);
    for (const one of identifiers) expect(one).toMatch(/^[A-Z][\w-]*$/);
    const referred = named(manifest, 'item').flatMap(({ attributes }) => attributes.identifierref ?? []);
    expect(referred).toEqual(named(manifest, 'resource').map(({ attributes }) => attributes.identifier));
  });

  it('holds one file for each link, and no link or file beside', () => {
    const files = named(manifest, 'resource').map(({ attributes, children }) => {
      expect([attributes.type, attributes.href]).toEqual(['imswl_xmlv1p1', undefined]);
      expect(children.map(({ name }) => name)).toEqual(['file']);
      return children[0]?.attributes.href ?? '';
    });
    expect(resources?.children).toHaveLength(2);
    expect(Object.keys(archive).sort()).toEqual(['imsmanifest.xml', ...files].sort());
    const links = files.map((file) => readXml(text(file)));
    for (const link of links) {
      expect(link.name).toBe('webLink');
      expect(link.attributes.xmlns).toBe('http://www.imsglobal.org/xsd/imsccv1p1/imswl_v1p1');
      expect(namesIn(link)).toEqual(['title', 'url']);
    }
    expect(links.map((link) => link.children[1]?.attributes.href)).toEqual([items[0]?.href, items[1]?.href]);
  });

  it.each([
    ['https://quelle.example/film?a=1&b=2&amp=3#t=5', 'https://quelle.example/film?a=1&b=2&amp=3#t=5'],
    ['https://quelle.example/Vögel?q=Grün Blau', 'https://quelle.example/V%C3%B6gel?q=Gr%C3%BCn%20Blau'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://quelle.example/x?f[]=1|2&p=100%', 'https://quelle.example/x?f%5B%5D=1%7C2&p=100%25'],
    [`https://quelle.example/x?q='"<>`, 'https://quelle.example/x?q=%27%22%3C%3E'],
  ])('writes the address %s so that Moodle takes it', (href, expected) => {
    const files = unzipSync(makeCartridge(head, [{ id: 'a1', title: 'Link', note: '', href }]));
    const document = strFromU8(files['links/a1.xml'] ?? new Uint8Array());
    expect(readXml(document).children[1]?.attributes.href).toBe(expected);
    // What Moodle's check of an address lets through.
    expect(expected).toMatch(/^https:\/\/[\w.-]+(\/[\w.!~*'():@&=+$,%-]*)*(\?[^#]*)?(#[^#]*)?$/);
    expect(document.replaceAll(/&(amp|apos|lt|gt|quot);/g, '')).not.toContain('&');
  });

  it('is the same to the byte for the same list', () => {
    expect(makeCartridge(head, items)).toEqual(makeCartridge(head, items));
  });
});
