import type { de } from './de';
import { classSharing } from './en/class-sharing';
import { classes } from './en/classes';
import { dialogs } from './en/dialogs';
import { errors } from './en/errors';
import { forms } from './en/forms';
import { home } from './en/home';
import { invitation } from './en/invitation';
import { legal } from './en/legal';
import { library } from './en/library';
import { lists } from './en/lists';
import { lti } from './en/lti';
import { mails } from './en/mails';
import { media } from './en/media';
import { medium } from './en/medium';
import { office } from './en/office';
import { pages } from './en/pages';
import { passwordReset } from './en/password-reset';
import { people } from './en/people';
import { platforms } from './en/platforms';
import { profile } from './en/profile';
import { register } from './en/register';
import { registrations } from './en/registrations';
import { school } from './en/school';
import { schools } from './en/schools';
import { search } from './en/search';
import { shell } from './en/shell';
import { signIn } from './en/sign-in';

export const en: typeof de = {
  shell,
  pages,
  dialogs,
  media,
  medium,
  home,
  search,
  signIn,
  forms,
  register,
  passwordReset,
  profile,
  registrations,
  lists,
  lti,
  school,
  library,
  invitation,
  classes,
  office,
  schools,
  people,
  platforms,
  classSharing,
  legal,
  errors,
  mails,
};
