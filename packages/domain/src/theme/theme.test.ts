import { describe, expect, it } from 'vitest';
import { defaultTheme, parseTheme } from './theme';
import { themeCss } from './theme-css';
import { themeRoles } from './theme-roles';

// What Chromium paints for the style sheet's own formulas with the default theme.
const paintedLight = {
  'surface-page': '#ffffff',
  'surface-raised': '#ffffff',
  'surface-sunken': '#f2f5f9',
  'surface-hover': '#e9edf3',
  'surface-inverse': '#1a2028',
  'text-strong': '#161c24',
  'text-muted': '#4f565e',
  'text-inverse': '#ffffff',
  'line-soft': '#d9dde2',
  'line-control': '#757b83',
  action: '#0061c0',
  'action-hover': '#0052a3',
  'action-text': '#ffffff',
  'action-hover-text': '#ffffff',
  'action-edge': '#0061c0',
  'action-quiet': '#0059b7',
  'action-soft': '#eaf1fb',
  link: '#0059b7',
  'search-band': '#ffffff',
  'search-band-text': '#000000',
};
const paintedDark = {
  'surface-page': '#0f1318',
  'surface-raised': '#1a1e25',
  'surface-sunken': '#080b10',
  'surface-hover': '#242931',
  'surface-inverse': '#e8ebf1',
  'text-strong': '#edf0f4',
  'text-muted': '#acb2b9',
  'text-inverse': '#11161e',
  'line-soft': '#31363d',
  'line-control': '#81878f',
  action: '#1b70d0',
  'action-hover': '#3d85d7',
  'action-text': '#ffffff',
  'action-hover-text': '#000000',
  'action-edge': 'transparent',
  'action-quiet': '#7dbaff',
  'action-soft': '#1a314e',
  link: '#7dbaff',
  'search-band': '#202429',
  'search-band-text': '#ffffff',
};

describe('parseTheme', () => {
  it('is blue on white by default', () => {
    expect(defaultTheme).toEqual({
      logoName: '',
      primaryColor: '#0061c0',
      linkColor: '#0061c0',
      searchBackgroundColor: '#ffffff',
    });
  });

  it.each([undefined, null, 'blue', 7, [], {}])('falls back to the default for %j', (value) => {
    expect(parseTheme(value)).toEqual(defaultTheme);
  });

  it('takes what is valid and drops the rest', () => {
    const given = { logoName: 'logo.svg', primaryColor: '#B00', linkColor: 'red;}', extra: 1 };
    expect(parseTheme(given)).toEqual({ ...defaultTheme, logoName: 'logo.svg', primaryColor: '#bb0000' });
  });
});

describe('themeRoles', () => {
  it('keeps the customer’s own colours as they are in light mode', () => {
    const roles = themeRoles({ ...defaultTheme, primaryColor: '#c00000', searchBackgroundColor: '#123456' }, 'light');
    expect(roles).toMatchObject({
      'surface-page': '#ffffff',
      action: '#c00000',
      'action-hover': '#a30000',
      'action-text': '#ffffff',
      'search-band': '#123456',
      'search-band-text': '#ffffff',
    });
  });

  it('takes no hue from a grey theme', () => {
    for (const scheme of ['light', 'dark'] as const) {
      const roles = themeRoles({ ...defaultTheme, primaryColor: '#808080' }, scheme);
      expect(roles['text-strong']).toMatch(/^#(..)\1\1$/);
      expect(roles['line-control']).toMatch(/^#(..)\1\1$/);
    }
  });

  it('outlines buttons in light mode only', () => {
    expect(themeRoles(defaultTheme, 'light')['action-edge']).toMatch(/^#[\da-f]{6}$/);
    expect(themeRoles(defaultTheme, 'dark')['action-edge']).toBe('transparent');
  });

  // A browser computes with fewer digits, so a channel may be rounded to its neighbour.
  it.each([
    ['light', paintedLight],
    ['dark', paintedDark],
  ] as const)(
    'agrees with a browser that computes the %s formulas itself, to one step of a channel',
    (scheme, painted) => {
      const roles: Readonly<Record<string, string>> = themeRoles(defaultTheme, scheme);
      const channels = (colour = '') =>
        colour === 'transparent' ? [-1] : [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      for (const [role, colour] of Object.entries(painted)) {
        const steps = channels(colour).map((value, at) => Math.abs(value - (channels(roles[role])[at] ?? Number.NaN)));
        expect(Math.max(...steps), role).toBeLessThanOrEqual(1);
      }
    },
  );
});

describe('themeCss', () => {
  const css = themeCss({ ...defaultTheme, primaryColor: '#c00000' });

  it('writes the three colours for every browser', () => {
    const [first] = css.split('\n');
    expect(first).toBe('html:root{--theme-primary:#c00000;--theme-link:#0061c0;--theme-search-background:#ffffff}');
  });

  it('writes finished colours for browsers without relative colours or light-dark, in both schemes', () => {
    const [, fallback = ''] = css.split(
      '@supports not ((color:oklch(from red l c h)) and (color:light-dark(red,red))){',
    );
    const rules = [...fallback.matchAll(/([^{}\n]+)\{(--surface-page:[^}]*)\}/g)].map(([, selector, body = '']) => [
      selector,
      /--text-strong:(#[\da-f]{6})/.exec(body)?.[1],
    ]);
    const theme = { ...defaultTheme, primaryColor: '#c00000' } as const;
    const light = themeRoles(theme, 'light')['text-strong'];
    const dark = themeRoles(theme, 'dark')['text-strong'];
    expect(rules).toEqual([
      ['html:root,html:root[data-scheme=light]', light],
      ['html:root', dark],
      ['html:root[data-scheme=dark]', dark],
    ]);
    expect(fallback).not.toMatch(/undefined|NaN|oklch|light-dark/);
  });

  it('opens and closes the same number of blocks', () => {
    expect(css.split('{').length).toBe(css.split('}').length);
  });
});
