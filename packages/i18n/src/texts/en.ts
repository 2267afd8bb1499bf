import type { de } from './de';
import { dialogs } from './en/dialogs';
import { errors } from './en/errors';
import { home } from './en/home';
import { legal } from './en/legal';
import { media } from './en/media';
import { pages } from './en/pages';
import { shell } from './en/shell';
import { signIn } from './en/sign-in';

export const en: typeof de = { shell, pages, dialogs, media, home, signIn, legal, errors };
