import { dialogs } from './de/dialogs';
import { errors } from './de/errors';
import { home } from './de/home';
import { legal } from './de/legal';
import { mails } from './de/mails';
import { media } from './de/media';
import { medium } from './de/medium';
import { pages } from './de/pages';
import { search } from './de/search';
import { shell } from './de/shell';
import { signIn } from './de/sign-in';

export const de = { shell, pages, dialogs, media, medium, home, search, signIn, legal, errors, mails };
