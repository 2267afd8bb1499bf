import { describe, expect, it } from 'vitest';
import { type CoverInput, coverSvg, coverVersion } from './draw-cover';
import { subjectCodes } from './subjects';
import { digestOf } from './testing/digest';
import { type Extent, extentOf, readSvg } from './testing/read-svg';

const types = ['49', '29', '79', 'LEX', '69', '19', '55', '58', 'UC_H5P', '46', '42', '89'];
const identifiers = ['DEMO-0001', '5501234', 'VERLEIH-4610103', 'ä ö ü', '', 'x'.repeat(300)];
const hostile = '"/><script>alert(1)</script><svg onload="x" a=\'&#x3c;]]>-->\u0000\uD800';

/** Every subject in every form, drawn once for several identifiers. */
const covers = [...subjectCodes, 'none'].flatMap((subject) =>
  types.flatMap((type) =>
    identifiers.map((identifier) => {
      const svg = coverSvg({ identifier, subject, type });
      return {
        identifier,
        subject,
        type,
        svg,
        name: `${subject} ${type} ${identifier.slice(0, 20)}`,
        elements: readSvg(svg),
      };
    }),
  ),
);

const page: Extent = [0, 0, 400, 226];
const overlaps = (a: Extent, b: Extent): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
const plainInk = /^(none|#000|#[0-9a-f]{6})$/;

/** All that a cover may hold. Anything else could run, load or say something. */
const allowed: Record<string, RegExp> = {
  svg: /^(xmlns|viewBox|width|height|preserveAspectRatio|aria-hidden|role|aria-label)$/,
  g: /^(transform|clip-path)$/,
  clipPath: /^id$/,
  rect: /^(x|y|width|height|rx|fill)$/,
  circle: /^(cx|cy|r|fill|stroke|stroke-width)$/,
  path: /^(d|fill|stroke|stroke-width|stroke-linecap|stroke-linejoin)$/,
};

describe('a cover', () => {
  it('is the same for the same medium', () => {
    for (const { identifier, subject, type, svg } of covers.slice(0, 300)) {
      expect(coverSvg({ identifier, subject, type })).toBe(svg);
    }
  });

  it('is well-formed and holds plain shapes only, for every subject, form and identifier', () => {
    const strange = covers.flatMap(({ name, elements }) =>
      elements.flatMap((element) =>
        [...element.attributes]
          .filter(
            ([key, value]) =>
              !allowed[element.name]?.test(key) || (/^(fill|stroke)$/.test(key) && !plainInk.test(value)),
          )
          .map(([key, value]) => `${name}: ${element.name} ${key}="${value}"`),
      ),
    );
    expect(strange).toEqual([]);
    expect(covers.filter(({ svg }) => /NaN|Infinity|undefined|\de-\d/.test(svg)).map(({ name }) => name)).toEqual([]);
  });

  it('stays below 14 KB, also in the busiest patterns', () => {
    const many = subjectCodes.flatMap((subject) =>
      Array.from({ length: 60 }, (_, i) => coverSvg({ identifier: `busy ${i}`, subject, type: '49' })),
    );
    const sizes = [...covers.map(({ svg }) => svg), ...many].map((svg) => new TextEncoder().encode(svg).length);
    expect(Math.max(...sizes)).toBeLessThan(14_000);
  });

  it('is 400 x 226', () => {
    const [root] = readSvg(coverSvg({ identifier: 'a', subject: '220', type: '49' }));
    expect(root?.attributes.get('viewBox')).toBe('0 0 400 226');
    expect([root?.attributes.get('width'), root?.attributes.get('height')]).toEqual(['400', '226']);
  });

  it('has no shape that lies wholly outside', () => {
    const outside = covers.flatMap(({ name, elements }) =>
      elements
        .filter((element) => !overlaps(extentOf(element) ?? page, page))
        .map(({ attributes }) => `${name}: ${JSON.stringify([...attributes])}`),
    );
    expect(outside).toEqual([]);
  });

  it('refers only to its own clip path, whose name no identifier can shape', () => {
    for (const type of types) {
      const svg = coverSvg({ identifier: hostile, subject: hostile, type });
      const ids = readSvg(svg).flatMap(({ attributes }) => attributes.get('id') ?? []);
      const uses = readSvg(svg).flatMap(({ attributes }) => attributes.get('clip-path') ?? []);
      expect(ids).toHaveLength(type === '49' ? 0 : 1);
      for (const id of ids) expect(id).toMatch(/^c[0-9a-z]+w$/);
      expect(uses).toEqual(ids.map((id) => `url(#${id})`));
    }
  });

  it('differs between media of the same subject and type', () => {
    for (const subject of subjectCodes) {
      for (const type of ['49', '79']) {
        const different = new Set(
          Array.from({ length: 40 }, (_, i) => coverSvg({ identifier: `55${10_000 + i}`, subject, type })),
        );
        expect(different.size, `${subject} ${type}`).toBe(40);
      }
    }
  });

  it('of an object keeps the object out of the lower left corner, where the page sets the type', () => {
    const tab: Extent = [0, 196, 110, 226];
    // A film has no object; a disc is round, so its corner is empty although its extent is not.
    const objects = covers.filter(({ type }) => type !== '49' && type !== '46');
    const hidden = objects.filter(({ elements }) => {
      const windows = elements.filter(({ within }) => within.at(-1) === 'clipPath');
      return windows.length === 0 || windows.some((element) => overlaps(extentOf(element) ?? tab, tab));
    });
    expect(hidden.map(({ name }) => name)).toEqual([]);
  });

  it('draws the mark of the type only when asked', () => {
    const marked = (badge: boolean) => readSvg(coverSvg({ identifier: 'a', subject: '080', type: '49', badge }));
    expect(marked(true).length).toBe(marked(false).length + 3);
    for (const type of types) expect(() => readSvg(coverSvg({ identifier: 'a', type, badge: true }))).not.toThrow();
  });

  it('is decoration without a title and an image with one, whatever the title holds', () => {
    const [plain] = readSvg(coverSvg({ identifier: 'a' }));
    expect(plain?.attributes.get('aria-hidden')).toBe('true');
    const [titled, ...rest] = readSvg(coverSvg({ identifier: 'a', title: hostile }));
    expect(titled?.attributes.get('role')).toBe('img');
    expect(titled?.attributes.has('aria-hidden')).toBe(false);
    expect(titled?.attributes.get('aria-label')).toContain('&#60;script&#62;');
    expect(rest.map(({ name }) => name)).not.toContain('script');
  });

  it('exists for a medium of which only the identifier is known', () => {
    expect(coverSvg({ identifier: 'a' })).toBe(
      coverSvg({ identifier: 'a', subject: [], type: 'unknown', mediaType: 'media' }),
    );
  });

  it('shows a book as a book, whatever its type', () => {
    const cover = { identifier: 'a', subject: '120' };
    expect(coverSvg({ ...cover, type: '79', mediaType: 'book' })).toBe(coverSvg({ ...cover, type: 'LEX' }));
  });
});

/**
 * Covers are kept for ever by browsers and in exports. If this fails, the drawing has changed: raise the version, and
 * with it the address, before writing new digests here.
 */
describe('the format', () => {
  it('has version 1', () => {
    expect(coverVersion).toBe(1);
  });

  it.each<[CoverInput, string]>([
    [
      { identifier: 'DEMO-0001', subject: '220', type: '49' },
      'd5b4891a8bccb0f7d5f5330617dcca8ed647f0bebf6d3bec6084a4389af4677a',
    ],
    [
      { identifier: 'DEMO-0002', subject: '380', type: '79' },
      '568594e8ab2bb99281d133a51e0da0b5a2a23d68e4a78683a26bbe847b8cc806',
    ],
    [
      { identifier: 'DEMO-0003', subject: '080', type: '29' },
      '41fc1d9ee8b34b7a01785c91d3d8d378204398da470877bc7e302fdd12052e09',
    ],
    [
      { identifier: 'DEMO-0004', subject: '240', type: '55' },
      '3ae5f160f38f636584ae41b0b0d1e20fe14bfabbdc774b4266d3204e3744a331',
    ],
    [
      { identifier: 'DEMO-0005', subject: '420', type: 'UC_H5P', badge: true },
      'ce5f1fdb1720e8003a37040a0fe2cc94dbfc8fae6ce051b5fc42b4fe9a7c085f',
    ],
    [
      { identifier: 'DEMO-0006', subject: '460', type: '69', title: 'Kraft & Gegenkraft' },
      'f71a23f7675c5973523308a7a8ef35066d3a00adabcff81329d7420ff6bbdc33',
    ],
    [
      { identifier: 'VERLEIH-4610103', subject: '580', type: '46' },
      'b2c9db6caab606e789c1434d3854f93b1f07f0090fac42c6ed37aba40fd499f5',
    ],
    [{ identifier: 'DEMO-0007' }, '439bdfe52f0e001ac6eb8287ed8f37892d28b821f77f3b3ded7b2c5488b2dca5'],
  ])('draws %j as ever', async (input, digest) => {
    expect(await digestOf(coverSvg(input))).toBe(digest);
  });
});
