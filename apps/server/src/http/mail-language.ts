import { chooseLocale, parseAcceptLanguage } from '@mediathek/domain';
import type { FastifyRequest } from 'fastify';
import type { MailLanguage } from '../adapters/mail/mailer';

const languages: readonly MailLanguage[] = ['de', 'en'];

/** The language somebody reads the portal in: chosen there, or the browser's. */
export function mailLanguageOf(request: FastifyRequest): MailLanguage {
  const { lang } = request.cookies;
  const wishes = [...(lang ? [lang] : []), ...parseAcceptLanguage(request.headers['accept-language'] ?? '')];
  return wishes.length === 0 ? 'de' : (chooseLocale(wishes, languages) as MailLanguage);
}
