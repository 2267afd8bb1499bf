import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshState, type ImportState } from './run-import';

/** Remembers how far the import of a file came, so that one that was broken off goes on where it ended. */
export function importMemory(dataDir: string, file: string) {
  const folder = join(dataDir, 'imports');
  const path = join(folder, `${createHash('sha256').update(file).digest('hex').slice(0, 24)}.json`);
  const { size, mtimeMs } = statSync(file);
  // Another file of the same name begins anew.
  const version = `${size} ${mtimeMs}`;

  return {
    recall(): ImportState {
      try {
        const kept = JSON.parse(readFileSync(path, 'utf8')) as { version: string; state: ImportState };
        return kept.version === version ? kept.state : freshState();
      } catch {
        return freshState();
      }
    },
    keep(state: ImportState): void {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${path}.new`, JSON.stringify({ version, state }));
      renameSync(`${path}.new`, path);
    },
    forget: (): void => rmSync(path, { force: true }),
  };
}
