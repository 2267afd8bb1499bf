/** The largest file the server takes. */
const mostBytes = 500_000;

export type FileFault = 'missing' | 'too-large';

/** A file's bytes in the letters a request can carry. */
export async function readFile(file: File | undefined): Promise<{ content: string } | { fault: FileFault }> {
  if (!file) return { fault: 'missing' };
  if (file.size > mostBytes) return { fault: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  let letters = '';
  // In portions: a call takes only so many arguments.
  for (let start = 0; start < bytes.length; start += 8192)
    letters += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return { content: btoa(letters) };
}
