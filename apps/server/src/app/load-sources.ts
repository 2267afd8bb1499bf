import { readFileSync } from 'node:fs';
import shipped from '../../sources.example.json';
import { type Source, sourcesFile } from '../features/remote-search/source-settings';
import { SettingsError } from '../settings';

function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new SettingsError(`SOURCES_FILE names the file ${path}, which cannot be read.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new SettingsError(`SOURCES_FILE names the file ${path}, which is not valid JSON.`);
  }
}

/** The external repositories that the operator has switched on; without a file of one's own there are none. */
export function loadSources(path: string | undefined): Source[] {
  const parsed = sourcesFile.safeParse(path === undefined ? shipped : readJson(path));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const named = issue?.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : (issue?.path ?? []);
    throw new SettingsError(
      `In the file of external repositories ${path ?? ''} the key ${named.join('.')} cannot be used: ${issue?.message}.`,
    );
  }
  return parsed.data.sources.filter(({ enabled }) => enabled);
}
