import { z } from 'zod';

/** Text that arrived whole: control characters are none, and a replacement character stands for bytes that were no UTF-8. */
const noText = /[^\P{Cc}\s]|[\ufffd\p{Cs}]/u;

/** Text that every database keeps and every page can show, up to a length. */
export const readableText = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !noText.test(text), 'Contains characters that are no text');
