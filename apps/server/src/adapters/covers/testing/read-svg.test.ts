import { describe, expect, it } from 'vitest';
import { extentOf, readSvg } from './read-svg';

describe('reading a drawing', () => {
  it.each([
    ['an element that is not closed', '<svg><g></svg>'],
    ['a second root', '<svg/><svg/>'],
    ['an attribute twice', '<svg><rect x="1" x="2"/></svg>'],
    ['an attribute without quotes', '<svg><rect x=1/></svg>'],
    ['a bare ampersand', '<svg title="a & b"/>'],
    ['a bare angle bracket', '<svg title="a < b"/>'],
    ['text', '<svg>text</svg>'],
    ['a control character', '<svg title="\u0001"/>'],
    ['half a surrogate pair', '<svg title="\uD800"/>'],
    ['a comment', '<svg><!-- --></svg>'],
    ['another transform than a shift', '<svg><g transform="rotate(4)"></g></svg>'],
  ])('refuses %s', (_, svg) => {
    expect(() => readSvg(svg)).toThrow();
  });

  it.each([
    ['<rect x="1" y="2" width="3" height="4"/>', [11, 22, 14, 26]],
    ['<circle cx="5" cy="5" r="2" stroke-width="2"/>', [12, 22, 18, 28]],
    ['<path d="M1 1L9 3H4V8Z"/>', [11, 21, 19, 28]],
  ])('measures %s with the shift of its group', (shape, extent) => {
    const [, , element] = readSvg(`<svg><g transform="translate(10 20)">${shape}</g></svg>`);
    expect(element && extentOf(element)).toEqual(extent);
  });
});
