import type { Hex } from './colour';
import { black, fromHex, readableOn, toHex, white } from './colour';
import type { Oklch, Srgb } from './colour-space';
import { fromOklch, mixInOklab, mixInSrgb, toOklch } from './colour-space';
import type { Theme } from './theme';

export type Scheme = 'light' | 'dark';

/** The colours a page is painted with that follow from the theme. */
export type ThemeRole =
  | `surface-${'page' | 'raised' | 'sunken' | 'hover' | 'inverse' | 'stage'}`
  | `text-${'strong' | 'muted' | 'inverse'}`
  | `line-${'soft' | 'control'}`
  | `action${'' | '-hover' | '-text' | '-hover-text' | '-edge' | '-quiet' | '-soft'}`
  | 'link'
  | `search-band${'' | '-text'}`;

export type ThemeRoles = Readonly<Record<ThemeRole, Hex | 'transparent'>>;

const stage: Hex = '#0e1013';

/** A grey that leans towards the theme's hue, so that it never looks foreign beside the customer's logo. */
function neutral({ chroma, hue }: Oklch, lightness: number, mostChroma: number): Srgb {
  return fromOklch({ lightness, chroma: Math.min(chroma, mostChroma), hue });
}

function notLighterThan({ lightness, chroma, hue }: Oklch, limit: number): Srgb {
  return fromOklch({ lightness: Math.min(lightness, limit), chroma, hue });
}

function notDarkerThan({ lightness, chroma, hue }: Oklch, limit: number, mostChroma: number): Srgb {
  return fromOklch({ lightness: Math.max(lightness, limit), chroma: Math.min(chroma, mostChroma), hue });
}

type Computed = Readonly<Record<Exclude<ThemeRole, 'surface-stage'>, Srgb | 'transparent'>>;

function lightRoles(theme: Theme): Computed {
  const primary = fromHex(theme.primaryColor);
  const origin = toOklch(primary);
  const band = fromHex(theme.searchBackgroundColor);
  const hover = mixInSrgb(primary, 0.85, black);
  return {
    'surface-page': white,
    'surface-raised': white,
    'surface-sunken': neutral(origin, 0.968, 0.006),
    'surface-hover': neutral(origin, 0.945, 0.009),
    'surface-inverse': neutral(origin, 0.24, 0.018),
    'text-strong': neutral(origin, 0.225, 0.018),
    'text-muted': neutral(origin, 0.45, 0.016),
    'text-inverse': white,
    'line-soft': neutral(origin, 0.895, 0.008),
    'line-control': neutral(origin, 0.58, 0.014),
    action: primary,
    'action-hover': hover,
    'action-text': readableOn(primary),
    'action-hover-text': readableOn(hover),
    'action-edge': notLighterThan(origin, 0.595),
    'action-quiet': notLighterThan(origin, 0.475),
    'action-soft': mixInOklab(primary, 0.09, white),
    link: notLighterThan(toOklch(fromHex(theme.linkColor)), 0.475),
    'search-band': band,
    'search-band-text': readableOn(band),
  };
}

function darkRoles(theme: Theme): Computed {
  const origin = toOklch(fromHex(theme.primaryColor));
  const page = neutral(origin, 0.185, 0.012);
  const action = notDarkerThan(origin, 0.55, 0.17);
  const hover = mixInSrgb(action, 0.85, white);
  const band = mixInOklab(fromHex(theme.searchBackgroundColor), 0.09, page);
  return {
    'surface-page': page,
    'surface-raised': neutral(origin, 0.235, 0.014),
    'surface-sunken': neutral(origin, 0.15, 0.012),
    'surface-hover': neutral(origin, 0.28, 0.016),
    'surface-inverse': neutral(origin, 0.94, 0.008),
    'text-strong': neutral(origin, 0.955, 0.006),
    'text-muted': neutral(origin, 0.76, 0.012),
    'text-inverse': neutral(origin, 0.2, 0.018),
    'line-soft': neutral(origin, 0.33, 0.014),
    'line-control': neutral(origin, 0.62, 0.014),
    action,
    'action-hover': hover,
    'action-text': readableOn(action),
    'action-hover-text': readableOn(hover),
    'action-edge': 'transparent',
    'action-quiet': notDarkerThan(origin, 0.78, 0.13),
    'action-soft': neutral(origin, 0.31, 0.06),
    link: notDarkerThan(toOklch(fromHex(theme.linkColor)), 0.78, 0.13),
    'search-band': band,
    'search-band-text': readableOn(band),
  };
}

/**
 * Every colour of the page follows from the three theme colours, in light and dark, so that text can be read with any
 * of them. These are the formulas of the style sheet's tokens, computed for browsers that cannot compute them.
 */
export function themeRoles(theme: Theme, scheme: Scheme): ThemeRoles {
  const computed = scheme === 'light' ? lightRoles(theme) : darkRoles(theme);
  const finish = (colour: Srgb | 'transparent') => (colour === 'transparent' ? colour : toHex(colour));
  const finished = Object.entries(computed).map(([role, colour]) => [role, finish(colour)]);
  return { ...(Object.fromEntries(finished) as Omit<ThemeRoles, 'surface-stage'>), 'surface-stage': stage };
}
