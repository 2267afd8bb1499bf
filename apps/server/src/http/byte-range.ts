/** From one byte up to and including another. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file that a request asks for. What is not understood, and a list of several parts, counts as the whole
 * file, which every program must accept; a part that begins behind the end cannot be given.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^\s*bytes\s*=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return 'whole';
  if (start >= size) return 'unsatisfiable';
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
