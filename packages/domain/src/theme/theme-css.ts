import type { Theme } from './theme';
import type { Scheme } from './theme-roles';
import { themeRoles } from './theme-roles';

// These do not follow from the theme, but the style sheet writes them with light-dark(), which the same old browsers lack.
const fixedValues: Readonly<Record<Scheme, Readonly<Record<string, string>>>> = {
  light: {
    positive: '#17663a',
    'positive-soft': '#e4f4e8',
    caution: '#7d4a00',
    'caution-soft': '#fdf0d5',
    critical: '#a81b1b',
    'critical-soft': '#fdeae7',
    'hit-mark': '#ffe48a',
    'shadow-low': '0 1px 2px rgb(10 15 25 / 0.1)',
  },
  dark: {
    positive: '#86d6a3',
    'positive-soft': '#16351f',
    caution: '#f3c26b',
    'caution-soft': '#3b2a0b',
    critical: '#ff9f94',
    'critical-soft': '#451916',
    'hit-mark': '#5c4d14',
    'shadow-low': '0 1px 2px rgb(0 0 0 / 0.5)',
  },
};

function declare(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

function schemeValues(theme: Theme, scheme: Scheme): string {
  return declare({ ...themeRoles(theme, scheme), ...fixedValues[scheme] });
}

/**
 * The page learns the three theme colours from this style sheet, and old browsers all colours that follow from them.
 *
 * `html:root` outweighs the `:root` of the tokens, so that the order in which the two style sheets load does not matter.
 */
export function themeCss(theme: Theme): string {
  const colours = declare({
    'theme-primary': theme.primaryColor,
    'theme-link': theme.linkColor,
    'theme-search-background': theme.searchBackgroundColor,
  });
  const light = schemeValues(theme, 'light');
  const dark = schemeValues(theme, 'dark');
  return [
    `html:root{${colours}}`,
    '@supports not ((color:oklch(from red l c h)) and (color:light-dark(red,red))){',
    `html:root,html:root[data-scheme=light]{${light}}`,
    `@media (prefers-color-scheme:dark){html:root{${dark}}}`,
    `html:root[data-scheme=dark]{${dark}}`,
    '@media (prefers-contrast:more){html:root,html:root[data-scheme]',
    '{--line-soft:var(--line-control);--text-muted:var(--text-strong)}}',
    '}',
  ].join('\n');
}
