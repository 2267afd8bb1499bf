import type { UserInfo } from '@mediathek/domain';

/** First name and surname; empty for whoever signed in with a code. */
export function fullName({ vorname, name }: Pick<UserInfo, 'vorname' | 'name'>): string {
  return `${vorname} ${name}`.trim();
}

/** Two letters that stand for a person. */
export function initials({ vorname, name }: Pick<UserInfo, 'vorname' | 'name'>): string {
  return [vorname, name].map((part) => [...part.trim()][0]?.toLocaleUpperCase('de') ?? '').join('');
}
