import { type OidcSettings, type SignOnRole, signOnRoles } from '../../oidc-settings';

type Claims = Readonly<Record<string, unknown>>;

/** What the provider says about somebody, in our words. */
export interface SignOnPerson {
  subject: string;
  /** Absent where the provider names no role that the mapping knows. */
  role: SignOnRole | undefined;
  /** School numbers or ids, as many as the provider names. */
  schools: string[];
  /** Pupils have none, whatever the provider says. */
  givenName: string;
  familyName: string;
  email: string | undefined;
}

/** A claim by its name, or by the path to it: `realm_access.roles`. */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name.split('.').reduce<unknown>((found, part) => {
    const isObject = typeof found === 'object' && found !== null && Object.hasOwn(found, part);
    return isObject ? (found as Claims)[part] : undefined;
  }, claims);
}

const hasControls = /\p{Cc}/u;

/** One value or several; numbers count as what they look like. */
function textsAt(claims: Claims, name: string): string[] {
  return [claimAt(claims, name)]
    .flat()
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => String(value).trim())
    .filter((text) => text !== '' && text.length <= 200 && !hasControls.test(text));
}

const nameAt = (claims: Claims, name: string): string => (textsAt(claims, name)[0] ?? '').slice(0, 100);

/** Whoever is several things to the provider is here the one with the most rights. */
function roleOf(values: readonly string[], map: OidcSettings['roleMap']): SignOnRole | undefined {
  const roles = values.map((value) => map.get(value));
  return signOnRoles.findLast((role) => roles.includes(role));
}

/** Single sign-on tells the role, the school and, for adults, the name; of pupils nothing personal is taken over. */
export function readClaims(claims: Claims & { sub: string }, settings: OidcSettings): SignOnPerson {
  const role = roleOf(textsAt(claims, settings.roleClaim), settings.roleMap);
  const schools = textsAt(claims, settings.schoolClaim).map((value) => settings.schoolMap.get(value) ?? value);
  const person = { subject: claims.sub, role, schools };
  if (role === undefined || role === 'pupil') return { ...person, givenName: '', familyName: '', email: undefined };
  const [email] = textsAt(claims, 'email');
  const isUsable = claims.email_verified !== false && /^[^\s@<>]+@[^\s@<>]+$/.test(email ?? '');
  return {
    ...person,
    givenName: nameAt(claims, 'given_name'),
    familyName: nameAt(claims, 'family_name'),
    email: isUsable ? email : undefined,
  };
}
