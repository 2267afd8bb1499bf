import { parse } from 'node:querystring';

/**
 * Reads the part of an address behind the question mark. Bytes that are no text become replacement characters, which the
 * schemas refuse by the parameter's name; the framework's own way would leave them as they were written.
 */
export const parseQueryString = (text: string): Record<string, string | string[] | undefined> => parse(text);
