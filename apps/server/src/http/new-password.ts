import { passwordFault } from '@mediathek/domain';
import { isCommonPassword } from '../adapters/common-passwords';
import { Problem } from './problem';

/** A new password that breaks a rule is refused with the rule's name: too-short, too-long or common. */
export function checkNewPassword(password: string): void {
  const fault = passwordFault(password, isCommonPassword);
  if (fault) throw new Problem('password-unfit', { errors: [{ parameter: 'password', detail: fault }] });
}
