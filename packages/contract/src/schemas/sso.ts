import { z } from 'zod';

/** The ways in beside password and access code. */
export const signInMethods = z.object({
  /** The provider’s name for the button, empty where nobody gave it one; null where there is no single sign-on. */
  singleSignOn: z.object({ name: z.string() }).nullable(),
});

const moment = z.iso.datetime();

/** The code of an authenticator app, or a recovery code. */
export const signOnSecondFactor = z.strictObject({ code: z.string().min(1).max(40) });

/** Accounts of other providers that lead to one's own. */
export const linkedAccountList = z.object({
  identities: z.array(z.object({ id: z.string(), name: z.string(), linkedAt: moment, lastUsedAt: moment })),
  /** The one that can be linked to; null where the operator named none. */
  provider: z.object({ name: z.string() }).nullable(),
  rights: z.object({ link: z.boolean(), unlink: z.boolean() }),
});
export type LinkedAccountList = z.infer<typeof linkedAccountList>;

/** Where the browser goes next. */
export const signOnAddress = z.object({ location: z.string() });

export const signOnStart = z.strictObject({
  /** The page of the portal that somebody wanted to see. */
  redirect: z.string().max(2000).optional(),
  /** Somebody who is signed in proves anew who they are: the provider asks them, even if it still knows them. */
  again: z.literal('1').optional(),
});

/** Whatever the provider sends along; what counts is looked at by the protocol. */
export const signOnCallback = z.looseObject({
  code: z.string().max(4000).optional(),
  state: z.string().max(400).optional(),
  error: z.string().max(400).optional(),
});
