import { normalisePassword } from '@mediathek/domain';
import { isCommonPassword as isPatterned } from '@mediathek/domain/common-passwords';
import { dictionary } from '@zxcvbn-ts/language-common';

let published: ReadonlySet<string> | undefined;

/** Whether a password is one that everybody tries first: by its pattern, or because it stands in a published list. */
export function isCommonPassword(password: string): boolean {
  published ??= new Set(dictionary['passwords-common'].map((one) => String(one).toLowerCase()));
  return isPatterned(password) || published.has(normalisePassword(password).toLowerCase());
}
