import { describe, expect, it } from 'vitest';
import type { Hex } from './colour';
import { contrastRatio, toHex } from './colour';
import { fromOklch } from './colour-space';
import { defaultTheme } from './theme';
import type { Scheme, ThemeRole } from './theme-roles';
import { themeRoles } from './theme-roles';

const surfaces: ThemeRole[] = ['surface-page', 'surface-raised', 'surface-sunken', 'surface-hover', 'action-soft'];
const onSurfaces: ThemeRole[] = ['text-strong', 'text-muted', 'action-quiet', 'link'];
const textPairs: [ThemeRole, ThemeRole][] = [
  ...onSurfaces.flatMap((text) => surfaces.map((surface): [ThemeRole, ThemeRole] => [text, surface])),
  ['text-inverse', 'surface-inverse'],
  ['action-text', 'action'],
  ['action-hover-text', 'action-hover'],
  ['search-band-text', 'search-band'],
];
const borderPairs: [ThemeRole, ThemeRole][] = [
  ...surfaces.map((surface): [ThemeRole, ThemeRole] => ['line-control', surface]),
  ['action-edge', 'surface-page'],
  ['action-edge', 'surface-raised'],
  ['action-edge', 'surface-sunken'],
];
// In dark mode a button needs no outline, because its fill itself stands out.
const darkBorderPairs: [ThemeRole, ThemeRole][] = [
  ['action', 'surface-page'],
  ['action', 'surface-raised'],
  ['action', 'surface-sunken'],
];

/** 756 colours: 36 hues, 7 lightnesses, 3 strengths, as far as a screen can show them. */
const grid = Array.from({ length: 36 }, (_hue, step) => (step * Math.PI) / 18).flatMap((hue) =>
  [0.15, 0.3, 0.45, 0.6, 0.75, 0.87, 0.97].flatMap((lightness) =>
    [0.04, 0.13, 0.3].map((chroma) => toHex(fromOklch({ lightness, chroma, hue }))),
  ),
);
/** The corners and greys, the worst colours found by a search through hundreds of thousands, and the text threshold. */
const extremes: Hex[] = [
  ...['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff', '#808080', '#777777'],
  ...['#00fc00', '#12ff11', '#15fc09', '#00f300', '#ba258c', '#aa287a', '#0d7540', '#399d4b', '#218282', '#010901'],
] as Hex[];

describe.each<Scheme>(['light', 'dark'])('%s colours', (scheme) => {
  const colours = [...grid, ...extremes];

  function weakest(pairs: [ThemeRole, ThemeRole][], demanded: number): string[] {
    return colours.flatMap((colour) => {
      const theme = { ...defaultTheme, primaryColor: colour, linkColor: colour, searchBackgroundColor: colour };
      const roles = themeRoles(theme, scheme);
      return pairs.flatMap(([front, back]) => {
        const [one, other] = [roles[front], roles[back]];
        if (one === 'transparent' || other === 'transparent') return [];
        const found = contrastRatio(one, other);
        return found >= demanded ? [] : [`${colour}: ${front} on ${back} is ${found.toFixed(2)}`];
      });
    });
  }

  it('are tried with 756 theme colours and the extremes', () => {
    expect(grid).toHaveLength(756);
    expect(new Set(grid).size).toBeGreaterThan(500);
  });

  it('keep every text at 4.5 to 1 or more', () => {
    expect(weakest(textPairs, 4.5)).toEqual([]);
  });

  it('keep the borders of controls at 3 to 1 or more', () => {
    expect(weakest(scheme === 'dark' ? [...borderPairs, ...darkBorderPairs] : borderPairs, 3)).toEqual([]);
  });
});
