import { deviceKinds } from '@mediathek/domain';
import { z } from 'zod';
import { emailAddress, givenPassword, line, mailLanguage, newPassword, oneTimeToken } from './fields';

const moment = z.iso.datetime();

export const passwordRequest = z.strictObject({ email: line(1, 254) });
export const tokenConfirmation = z.strictObject({ token: oneTimeToken });
export const passwordReset = z.strictObject({ token: oneTimeToken, password: newPassword });

/** How one proves oneself before something that matters: by password or, where there is none, by having signed in just now. */
const confirmBy = z.enum(['password', 'sign-in']);

/** What somebody sees and changes of their own account. */
export const profile = z.object({
  login: z.string(),
  email: z.string(),
  /** An address that waits for its confirmation. */
  pendingEmail: z.string().nullable(),
  vorname: z.string(),
  name: z.string(),
  role: z.enum(['L', 'S']),
  schulname: z.string(),
  /** The language of mails; null where the person has not chosen one. */
  language: mailLanguage.nullable(),
  /** Pupils with an access code have neither a password nor a name to change. */
  mayChange: z.object({
    name: z.boolean(),
    email: z.boolean(),
    password: z.boolean(),
    secondFactor: z.boolean(),
    linkedAccounts: z.boolean(),
    deletion: z.boolean(),
  }),
  confirmBy,
  /** When the account will be deleted, where its person has asked for it. */
  deletionOn: moment.nullable(),
});
export type Profile = z.infer<typeof profile>;

export const profileChange = z.strictObject({
  vorname: line(0, 100).optional(),
  name: line(1, 100).optional(),
  language: mailLanguage.optional(),
});

export const emailChange = z.strictObject({ email: emailAddress, password: givenPassword });
export const passwordChange = z.strictObject({ old: givenPassword, password: newPassword });
export const passwordConfirmation = z.strictObject({ password: givenPassword });

/** Whoever comes in by single sign-on only has no password to confirm with. */
export const ownConfirmation = z.strictObject({ password: givenPassword.optional() });

const ownSession = z.object({
  id: z.string(),
  device: z.object({ kind: z.enum(deviceKinds), browser: z.string(), system: z.string() }),
  createdAt: moment,
  /** To the hour. */
  lastSeenAt: moment,
  expiresAt: moment,
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;
export const ownSessions = z.object({ sessions: z.array(ownSession) });

export const secondFactorState = z.object({
  enabled: z.boolean(),
  confirmBy,
  /** An administrator of a deployment that makes it a duty. */
  required: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;
/** The secret for typing, the address for a QR code. */
export const secondFactorSecret = z.object({ secret: z.string(), uri: z.string() });
export const secondFactorConfirmation = z.strictObject({ code: line(6, 20) });
/** Shown once, never again. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const deletionDate = z.object({ deletionOn: moment });

/** Everything kept about a person, section by section. */
export const ownData = z.object({
  exportedAt: moment,
  sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type OwnData = z.infer<typeof ownData>;
