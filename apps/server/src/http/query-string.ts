import { parse } from 'node:querystring';

/**
 * Reads the part of an address behind the question mark. Bytes that are no text become replacement characters, which the
 * schemas refuse by the parameter's name; text that was sent without being encoded arrives byte by byte and is put together.
 */
export function parseQueryString(text: string): Record<string, string | string[] | undefined> {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything beyond ASCII is meant
  const isPlain = /^[\x00-\x7f]*$/.test(text);
  return parse(isPlain ? text : Buffer.from(text, 'latin1').toString('utf8'));
}
