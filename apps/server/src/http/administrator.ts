import { type Administrator, type AdminScope, adminScope } from '@mediathek/domain';
import { Problem } from './problem';
import { signedInId, type Visitor } from './visitor';

/** Whoever administers, as the rules want them; a call for administrators has made sure that somebody does. */
export function administratorOf(visitor: Visitor): Administrator {
  if (visitor.user === false) throw new Problem('not-signed-in');
  return { id: signedInId(visitor), districtId: visitor.districtId ?? '', user: visitor.user };
}

/** What they administer; a school's administrator without a school administers nothing. */
export function scopeOf(visitor: Visitor): Exclude<AdminScope, { kind: 'none' }> {
  const scope = adminScope(administratorOf(visitor));
  if (scope.kind === 'none') throw new Problem('forbidden');
  return scope;
}
