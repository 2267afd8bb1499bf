import { dialogs } from './de/dialogs';
import { errors } from './de/errors';
import { home } from './de/home';
import { legal } from './de/legal';
import { media } from './de/media';
import { pages } from './de/pages';
import { shell } from './de/shell';
import { signIn } from './de/sign-in';

export const de = { shell, pages, dialogs, media, home, signIn, legal, errors };
