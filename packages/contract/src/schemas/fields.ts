import { z } from 'zod';

const hasControls = (text: string): boolean => /\p{Cc}/u.test(text);
const noControls = { error: 'Control characters are not taken' };

/** One line that a person types: no control characters, which no database and no mail would take. */
export const line = (least: number, most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !hasControls(text), noControls)
    .transform((text) => text.trim())
    .pipe(z.string().min(least));

/** Several lines that a person types. */
export const lines = (least: number, most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !hasControls(text.replaceAll(/[\t\r\n]/g, '')), noControls)
    .transform((text) => text.trim())
    .pipe(z.string().min(least));

/** An e-mail address as people have them, also with umlauts; none that needs quoting. */
export const emailAddress = z
  .string()
  .max(254)
  .regex(
    /^[!#-'*+\-./0-9=?A-Z^-~\u00a1-\ufffd]{1,64}@[0-9A-Za-z\u00a1-\ufffd-][0-9A-Za-z\u00a1-\ufffd.-]*\.[0-9A-Za-z\u00a1-\ufffd-]{2,}$/,
  );

/** The password of an account, to be compared. */
export const givenPassword = z.string().min(1).max(1024);

/** A password to be set; its rules stand in the domain, so that the refusal can say which one was broken. */
export const newPassword = z.string().max(1024);

/** 256 random bits from a link in a mail. */
export const oneTimeToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** The languages mails are written in. */
export const mailLanguage = z.enum(['de', 'en']);
