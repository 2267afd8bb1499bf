import { classSharing } from './de/class-sharing';
import { classes } from './de/classes';
import { dialogs } from './de/dialogs';
import { errors } from './de/errors';
import { forms } from './de/forms';
import { home } from './de/home';
import { invitation } from './de/invitation';
import { legal } from './de/legal';
import { library } from './de/library';
import { lists } from './de/lists';
import { lti } from './de/lti';
import { mails } from './de/mails';
import { media } from './de/media';
import { medium } from './de/medium';
import { office } from './de/office';
import { pages } from './de/pages';
import { passwordReset } from './de/password-reset';
import { people } from './de/people';
import { platforms } from './de/platforms';
import { profile } from './de/profile';
import { register } from './de/register';
import { registrations } from './de/registrations';
import { school } from './de/school';
import { schools } from './de/schools';
import { search } from './de/search';
import { shell } from './de/shell';
import { signIn } from './de/sign-in';

export const de = {
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
