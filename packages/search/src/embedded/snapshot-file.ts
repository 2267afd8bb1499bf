import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SectionFileError, verifySections } from './section-file';
import { analysisVersion, Segment } from './segment';
import { openVectors, type VectorSet } from './vector-set';

/** How an index came up: with its file, or without and why. */
export type SnapshotState = 'loaded' | 'missing' | 'old' | 'damaged';

export interface LoadedSnapshot {
  readonly state: SnapshotState;
  readonly buffer: SharedArrayBuffer | undefined;
  /** For the log: what was wrong. */
  readonly message: string | undefined;
}

const portion = 64 * 1024 * 1024;

function readFile(path: string): SharedArrayBuffer {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const buffer = new SharedArrayBuffer(size);
    const bytes = new Uint8Array(buffer);
    let at = 0;
    while (at < size) {
      const read = readSync(file, bytes, at, Math.min(portion, size - at), at);
      if (read === 0) throw new SectionFileError('damaged', 'The file ended while it was read.');
      at += read;
    }
    return buffer;
  } finally {
    closeSync(file);
  }
}

/** Reads an index straight into memory that all threads share, and makes sure that it is whole and of this version. */
export function loadSnapshot(path: string): LoadedSnapshot {
  if (!existsSync(path)) return { state: 'missing', buffer: undefined, message: 'There is no file.' };
  try {
    const buffer = readFile(path);
    verifySections(buffer);
    const { analysis } = new Segment('loaded', buffer).meta;
    if (analysis !== analysisVersion) {
      return { state: 'old', buffer: undefined, message: `Words were read in way ${analysis}.` };
    }
    return { state: 'loaded', buffer, message: undefined };
  } catch (error) {
    const state = error instanceof SectionFileError ? error.reason : 'damaged';
    return { state, buffer: undefined, message: error instanceof Error ? error.message : String(error) };
  }
}

let written = 0;

/** Writes an index beside the old file and only then puts it in its place: a power cut leaves the old one whole. */
export async function saveSnapshot(path: string, buffer: SharedArrayBuffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  written += 1;
  const draft = `${path}.${process.pid}-${written}.draft`;
  try {
    const file = await open(draft, 'w');
    try {
      const bytes = new Uint8Array(buffer);
      for (let at = 0; at < bytes.length; at += portion)
        await file.write(bytes, at, Math.min(portion, bytes.length - at), at);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The vectors of an index lie beside it and name it; those of another one, or damaged ones, are made anew. */
function vectorsPath(path: string): string {
  return `${path}.vectors`;
}

export function loadVectors(path: string, stamp: string): VectorSet | undefined {
  if (!existsSync(vectorsPath(path))) return undefined;
  try {
    const opened = openVectors(readFile(vectorsPath(path)));
    return opened.stamp === stamp ? opened.set : undefined;
  } catch {
    return undefined;
  }
}

export function saveVectors(path: string, buffer: SharedArrayBuffer): Promise<void> {
  return saveSnapshot(vectorsPath(path), buffer);
}
