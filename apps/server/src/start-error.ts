import { FolderInUseError } from './adapters/database/folder-lock';
import { ChangedMigrationError } from './adapters/database/migrate';
import { SettingsError } from './settings';

/** What was being done when the start failed. */
export type StartStep =
  | 'settings'
  | 'folder'
  | 'database'
  | 'migrations'
  | 'demo'
  | 'search'
  | 'portal'
  | 'listen'
  | 'import';

interface Place {
  port: number;
  host: string;
  dataDir: string;
}

function listenSentence(code: string | undefined, { port, host }: Place): string | undefined {
  if (code === 'EADDRINUSE') return `Port ${port} is in use already; choose another with PORT=${port + 1}.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}; choose one above 1023 with PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST=${host} is not an address of this machine.`;
  return undefined;
}

/** One sentence for the person who starts the portal: what is wrong and what to do. */
export function startSentence(error: unknown, step: StartStep, place: Place): string {
  if (error instanceof SettingsError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof FolderInUseError) {
    return `The data folder ${place.dataDir} is in use by another process (${error.pid}); stop it or choose another folder with DATA_DIR.`;
  }
  if (step === 'folder')
    return `The data folder ${place.dataDir} cannot be written (${code}); choose another with DATA_DIR.`;
  if (error instanceof ChangedMigrationError) return `${error.message}.`;
  if (step === 'database') return `The database cannot be opened: ${message}.`;
  if (step === 'migrations') return `The database cannot be brought up to date: ${message}.`;
  if (step === 'demo') return `The demo cannot be filled in: ${message}.`;
  if (step === 'portal') return `The portal has not been built (${message}); run npm run build.`;
  if (step === 'import') return `The import was broken off: ${message}`;
  return listenSentence(code, place) ?? `The portal cannot start: ${message}.`;
}
