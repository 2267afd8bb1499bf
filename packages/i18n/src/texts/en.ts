import type { de } from './de';
import { dialogs } from './en/dialogs';
import { errors } from './en/errors';
import { home } from './en/home';
import { legal } from './en/legal';
import { mails } from './en/mails';
import { media } from './en/media';
import { medium } from './en/medium';
import { pages } from './en/pages';
import { search } from './en/search';
import { shell } from './en/shell';
import { signIn } from './en/sign-in';

export const en: typeof de = { shell, pages, dialogs, media, medium, home, search, signIn, legal, errors, mails };
