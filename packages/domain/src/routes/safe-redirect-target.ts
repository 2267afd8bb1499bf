import { matchRoute } from './match-route';

/**
 * After signing in a person goes on only to an address of this portal, and never back to a login page.
 *
 * Browsers read `//host`, `/\host` and addresses with hidden control characters as another site, and `..` could turn a
 * harmless-looking path into one of these; such targets are dropped instead of repaired.
 */
export function safeRedirectTarget(target: string | null | undefined, origin: string): string | undefined {
  if (!target) return undefined;
  const local = target.startsWith(`${origin}/`) && origin !== '' ? target.slice(origin.length) : target;
  if (!local.startsWith('/') || /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\\]/u.test(local)) return undefined;
  const path = local.replace(/[?#].*$/s, '');
  const segments = path.slice(1).split('/');
  const isTwisted = segments.some(
    (part, at) => (part === '' && at < segments.length - 1) || /^(\.|%2e){1,2}$/i.test(part),
  );
  if (isTwisted) return undefined;
  return matchRoute(path)?.route.meta?.layout === 'login' ? undefined : local;
}
