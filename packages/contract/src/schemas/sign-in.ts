import { z } from 'zod';

export const passwordSignIn = z.strictObject({
  login: z.string().min(1).max(254),
  password: z.string().min(1).max(1024),
  schoolNumber: z.string().max(20).optional(),
  borrowerCode: z.string().max(40).optional(),
  /** The code of an authenticator app, or a recovery code; asked for with the problem second-factor-needed. */
  secondFactor: z.string().max(40).optional(),
  /** For thirty days instead of twelve hours; for adults only. */
  stay: z.boolean().optional(),
});

export const codeSignIn = z.strictObject({ code: z.string().min(1).max(64) });
