import { type CurrentUser, isStudent } from '@mediathek/domain';

/** What can keep somebody out who comes by single sign-on. */
const signOnErrors = ['sso-role', 'sso-school', 'sso-disabled', 'sso-unavailable', 'sso-failed', 'sso-linked'] as const;
const errorTypes = ['not-found', 'forbidden', 'expired', 'lti', 'server', 'general', ...signOnErrors] as const;
export type ErrorType = (typeof errorTypes)[number];

/** What a person can do next. */
export type ErrorStep = 'search' | 'home' | 'signIn' | 'back';

/** An address may name one of the known errors; anything else gets the general text. */
export function parseErrorType(value: string | undefined): ErrorType {
  return errorTypes.find((type) => type === value) ?? 'general';
}

/** Every error offers a way on, the most helpful one first; whoever is not signed in may be able to help themselves. */
export function stepsFor(type: ErrorType, user: CurrentUser): readonly ErrorStep[] {
  switch (type) {
    case 'not-found':
      return isStudent(user) ? ['home', 'search'] : ['search', 'home'];
    case 'forbidden':
      return user === false ? ['signIn', 'home'] : ['home', 'back'];
    case 'expired':
      return ['home', 'search'];
    // Only the learning platform can open the medium again; here there is nothing to go back to.
    case 'lti':
      return ['home'];
    case 'sso-role':
    case 'sso-school':
    case 'sso-disabled':
    case 'sso-linked':
      return ['home'];
    case 'sso-unavailable':
    case 'sso-failed':
      return ['signIn', 'home'];
    // Going back tries again what has failed; loading this page again would only show it again.
    case 'server':
    case 'general':
      return ['back', 'home'];
  }
}
