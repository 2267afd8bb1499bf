import type { Hex } from './colour';
import { parseColour } from './colour';

/** What a media centre may set about the looks: its logo's file name and three colours. */
export interface Theme {
  readonly logoName: string;
  readonly primaryColor: Hex;
  readonly linkColor: Hex;
  readonly searchBackgroundColor: Hex;
}

/** Without settings of its own a portal is blue on white. */
export const defaultTheme: Theme = {
  logoName: '',
  primaryColor: '#0061c0',
  linkColor: '#0061c0',
  searchBackgroundColor: '#ffffff',
};

/** Stored or uploaded theme settings count where they are valid; for the rest the default holds. */
export function parseTheme(value: unknown): Theme {
  const given: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  return {
    logoName: typeof given.logoName === 'string' ? given.logoName : defaultTheme.logoName,
    primaryColor: parseColour(given.primaryColor) ?? defaultTheme.primaryColor,
    linkColor: parseColour(given.linkColor) ?? defaultTheme.linkColor,
    searchBackgroundColor: parseColour(given.searchBackgroundColor) ?? defaultTheme.searchBackgroundColor,
  };
}
