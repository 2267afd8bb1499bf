import { readFileSync } from 'node:fs';
import { frontendConfig } from '@mediathek/contract';
import { defaultFrontendConfig, type FrontendConfig } from '@mediathek/domain';
import { SettingsError } from './settings';

function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new SettingsError(`PORTAL_CONFIG names the file ${path}, which cannot be read.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new SettingsError(`PORTAL_CONFIG names the file ${path}, which is not valid JSON.`);
  }
}

/** A configuration file may leave out whatever it does not change; what it does name has to be right. */
export function parsePortalConfig(given: unknown, path: string, languages: readonly string[]): FrontendConfig {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new SettingsError(`The configuration file ${path} must hold an object with settings.`);
  }
  const { cards, ...fields } = given as Partial<FrontendConfig>;
  const parsed = frontendConfig.safeParse({
    ...defaultFrontendConfig,
    ...fields,
    cards: { ...defaultFrontendConfig.cards, ...cards },
  });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = issue?.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]].join('.') : issue?.path.join('.');
    const what = issue?.code === 'unrecognized_keys' ? 'is not a setting' : 'has a value that cannot be used';
    throw new SettingsError(`In the configuration file ${path} the key ${name} ${what}.`);
  }
  const unknown = parsed.data.Locales.find((lang) => !languages.includes(lang));
  if (unknown !== undefined) {
    throw new SettingsError(
      `In the configuration file ${path} the key Locales names ${unknown}; there are texts for ${languages.join(', ')}.`,
    );
  }
  return parsed.data;
}

/** The frontend configuration from the operator's file, or the demo's where there is none. */
export function loadPortalConfig(
  path: string | undefined,
  demo: FrontendConfig,
  languages: readonly string[],
): FrontendConfig {
  return path === undefined ? demo : parsePortalConfig(readJson(path), path, languages);
}
