import { expect, test } from 'vitest';
import { FolderInUseError } from './adapters/database/folder-lock';
import { SettingsError } from './settings';
import { type StartStep, startSentence } from './start-error';

const place = { port: 3000, host: '10.1.1.1', dataDir: '/srv/data' };
const failure = (code: string) => Object.assign(new Error('boom'), { code });

test.each<[string, Error, StartStep, string]>([
  ['a port in use', failure('EADDRINUSE'), 'listen', 'Port 3000 is in use already; choose another with PORT=3001.'],
  [
    'a port for administrators',
    failure('EACCES'),
    'listen',
    'This user may not listen on port 3000; choose one above 1023 with PORT.',
  ],
  ['a foreign address', failure('EADDRNOTAVAIL'), 'listen', 'HOST=10.1.1.1 is not an address of this machine.'],
  [
    'a folder that cannot be written',
    failure('EACCES'),
    'folder',
    'The data folder /srv/data cannot be written (EACCES); choose another with DATA_DIR.',
  ],
  [
    'a second process',
    new FolderInUseError(42),
    'folder',
    'The data folder /srv/data is in use by another process (42); stop it or choose another folder with DATA_DIR.',
  ],
  ['a wrong setting', new SettingsError('PORT must be a number.'), 'settings', 'PORT must be a number.'],
  [
    'no database',
    new Error('connect ECONNREFUSED'),
    'database',
    'The database cannot be opened: connect ECONNREFUSED.',
  ],
  ['no build', new Error('ENOENT'), 'portal', 'The portal has not been built (ENOENT); run npm run build.'],
])('%s is told in one sentence', (_, error, step, sentence) => {
  expect(startSentence(error, step, place)).toBe(sentence);
});
