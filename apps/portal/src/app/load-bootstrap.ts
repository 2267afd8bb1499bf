import type { LocaleTexts } from '@mediathek/contract';
import type { Client } from '@mediathek/contract/client';
import {
  chooseLocale,
  defaultFrontendConfig,
  defaultLocale,
  defaultTheme,
  parseTheme,
  type Theme,
} from '@mediathek/domain';
import { logProblem } from '../shared/log';
import { type SchemeChoice, schemeChoices } from '../shared/portal';
import { type Bootstrap, isEmptyLocale } from './bootstrap';
import { readChoice } from './cookies';

export interface Device {
  readonly languages: readonly string[];
  readonly cookies: string;
}

function parseScheme(value: string | undefined): SchemeChoice {
  return schemeChoices.find((scheme) => scheme === value) ?? 'auto';
}

/**
 * Loads by calls what the server did not send. Without configuration or user the portal still opens, as for a guest;
 * texts and theme that cannot be loaded are only logged, and an unknown language is replaced by English.
 */
export async function loadBootstrap(call: Client, { languages, cookies }: Device): Promise<Bootstrap> {
  const [config, user, theme] = await Promise.all([
    call('GET /api/v1/config/frontend').catch((): false => false),
    call('GET /api/v1/user/userinfo').catch((): false => false),
    loadTheme(call),
  ]);
  const offered = (config || defaultFrontendConfig).Locales;
  const chosen = readChoice('lang', cookies);
  const wanted = chooseLocale(chosen ? [chosen, ...languages] : languages, offered);
  const { lang, texts } = await loadTexts(call, wanted);
  return { config, user, lang, texts, theme, scheme: parseScheme(readChoice('scheme', cookies)), csrfToken: '' };
}

async function loadTexts(call: Client, wanted: string): Promise<{ lang: string; texts: LocaleTexts }> {
  for (const lang of new Set([wanted, defaultLocale])) {
    try {
      const texts = await call('GET /api/v1/setup/locale/{lang}', { params: { lang } });
      if (!isEmptyLocale(texts)) return { lang, texts };
    } catch (cause) {
      logProblem(`Failed to load the texts of ${lang}`, cause);
    }
  }
  return { lang: wanted, texts: { default: {}, custom: {} } };
}

async function loadTheme(call: Client): Promise<Theme> {
  try {
    return parseTheme(JSON.parse(await call('GET /api/v1/setup/theme')));
  } catch (cause) {
    logProblem('Failed to load the theme', cause);
    return defaultTheme;
  }
}
