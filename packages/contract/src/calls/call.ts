import type { Access } from '@mediathek/domain';
import type { z } from 'zod';
import type { ProblemType } from '../problems';

/**
 * What an answer carries: a JSON document that fits a schema, a picture, a file that is streamed and can be asked for in
 * ranges, the way to another address, or nothing.
 */
type Answer = { json: z.ZodType } | { image: true } | { file: true } | { redirect: true } | { empty: true };

export interface Call {
  summary: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: Answer;
  /** Problems beside those that every call of its kind can give (see `problemsOf`). */
  problems?: readonly ProblemType[];
  /** The answer never changes for its address and is the same for everyone: no session, cached for ever. */
  immutable?: true;
  /** The last parameter takes the rest of the path, with its slashes. */
  takesRest?: true;
  /** Open to an administrator who still has to set up a second factor. */
  duringSetUp?: true;
}
