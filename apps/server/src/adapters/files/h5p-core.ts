import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The part of H5P that every content type builds on, and jQuery, which most of them use. */
export type CoreFiles = Readonly<Record<'h5p.js' | 'start.js' | 'h5p.css' | 'jquery.js', string>>;

/** Reads the core from the folder beside the server; it is small and asked for often. */
export function loadCoreFiles(folder: string): CoreFiles {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const jquery = createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js');
  return {
    'h5p.js': read('h5p.js'),
    'start.js': read('start.js'),
    'h5p.css': read('h5p.css'),
    'jquery.js': readFileSync(jquery, 'utf8'),
  };
}
