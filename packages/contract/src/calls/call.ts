import type { Access } from '@mediathek/domain';
import type { z } from 'zod';
import type { ProblemType } from '../problems';

type DocumentType =
  | 'application/pdf'
  | 'application/rss+xml'
  | 'application/opensearchdescription+xml'
  | 'application/zip'
  | 'text/csv'
  | 'text/xml';

/**
 * What an answer carries: a JSON document that fits a schema, a picture, a file that is streamed and can be asked for in
 * ranges, a document made for the viewer (by its type), a small page of its own, the way to another address, or nothing.
 */
type Answer =
  | { json: z.ZodType }
  | { image: true }
  | { file: true }
  | { document: DocumentType }
  | { html: true }
  | { redirect: true }
  | { empty: true };

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
  /** Takes the header Idempotency-Key: the same key from the same person does the work once and gets the same answer. */
  takesIdempotencyKey?: true;
  /** Open to an administrator who still has to set up a second factor. */
  duringSetUp?: true;
  /**
   * Sent by another site’s page, or by ours inside another site’s frame, where no cookie of ours is kept: asks for no CSRF
   * token, and takes a form. Each such call carries a proof of its own, a signed message or a secret that no other site knows,
   * or changes nothing.
   */
  fromOutside?: true;
  /**
   * Why the call reaches beyond the school and district of whoever makes it, such as that nobody has signed in yet. Every
   * other call runs within their wall in the database.
   */
  passesWall?: string;
}
