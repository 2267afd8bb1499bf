import { randomBytes } from 'node:crypto';

const guestMark = 'g.';
const userMark = 'u.';
const shape = /^[gu]\.[A-Za-z0-9_-]{43}$/;

const random = () => randomBytes(32).toString('base64url');

/** A guest has a session too, for the CSRF token, but nothing is stored about it. */
export const newGuestSessionId = (): string => guestMark + random();

export const newUserSessionId = (): string => userMark + random();

export const isUserSessionId = (id: string): boolean => id.startsWith(userMark);

/** Whatever does not look like one of our ids is no session at all. */
export const isSessionId = (value: string | undefined): value is string => value !== undefined && shape.test(value);

/** The `__Host-` name binds the cookie to this very host; browsers take it over https only. */
export const sessionCookieName = (isSecure: boolean): string => (isSecure ? '__Host-session' : 'session');

export const sessionCookieOptions = (isSecure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }) as const;
