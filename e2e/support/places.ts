import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What `npm run build` made; journeys run the very files that a school would run. */
export const serverEntry = join(root, 'apps/server/dist/main.js');

/** Ignored by git: what journeys keep from one file to the next. */
export const cacheFolder = join(root, 'dist/journeys');
