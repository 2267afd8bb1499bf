import { z } from 'zod';

/** The ways in beside password and access code. */
export const signInMethods = z.object({
  /** The provider’s name for the button, empty where nobody gave it one; null where there is no single sign-on. */
  singleSignOn: z.object({ name: z.string() }).nullable(),
});

export const signOnStart = z.strictObject({
  /** The page of the portal that somebody wanted to see. */
  redirect: z.string().max(2000).optional(),
});

/** Whatever the provider sends along; what counts is looked at by the protocol. */
export const signOnCallback = z.looseObject({
  code: z.string().max(4000).optional(),
  state: z.string().max(400).optional(),
  error: z.string().max(400).optional(),
});
