import type { PersonInOffice } from '@mediathek/contract';

/** How a person is called: by name, else by what they sign in with. */
export function personName({ vorname, name, login, email }: PersonInOffice): string {
  return `${vorname} ${name}`.trim() || login || email;
}
