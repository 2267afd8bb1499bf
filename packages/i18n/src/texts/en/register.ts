import type { register as german } from '../de/register';

export const register: typeof german = {
  title: 'Apply for an account',
  lead: 'For teachers. You confirm your e-mail address, then the media centre checks your application and gets in touch by e-mail.',
  have: 'Have an account already?',
  toSignIn: 'Go to sign-in',
  elsewhere: {
    lead: 'You do not apply for an account in this portal but at the following place.',
    action: 'Go to registration',
  },
  closed: {
    title: 'There is no registration here',
    lead: 'You get your account from your school or from the media centre. Please ask there.',
    contact: 'See contact details',
  },
  schoolNumber: {
    label: 'School number',
    hint: 'It is printed on your school’s letterhead.',
    missing: 'Enter the school number.',
    figures: 'The school number consists of figures only.',
    unknown: 'We do not know this number yet. Check the figures, or tell us the name.',
    toName: 'Number unknown?',
  },
  schoolName: {
    label: 'Name and town of the school',
    missing: 'Enter the name and the town of your school.',
    toNumber: 'Enter the school number',
  },
  vorname: { label: 'First name', missing: 'Enter your first name.' },
  name: { label: 'Last name', missing: 'Enter your last name.' },
  email: {
    label: 'E-mail address',
    hint: 'Ideally the one of your school. You will sign in with it later.',
    missing: 'Enter your e-mail address.',
    invalid: 'This is not a complete e-mail address. The part after the @ may be missing.',
  },
  password: 'Choose a password',
  message: { label: 'Message to the media centre (optional)' },
  privacyBefore: 'What we do with your details:',
  privacyLink: 'Read about privacy',
  submit: 'Send application',
  busy: 'The application is being sent.',
  sent: {
    title: 'Almost done: check your inbox',
    lead: 'We have sent you an e-mail. Open the link in it to confirm your address. Only then does the media centre check your application.',
    spam: 'The link is valid for 24 hours. Nothing there? Look in your spam folder.',
    toHomepage: 'Go to the homepage',
  },
  confirming: { title: 'Confirming your address', lead: 'One moment please.' },
  confirmed: {
    title: 'Your e-mail address is confirmed',
    lead: 'The media centre is now checking your application. You will get the decision by e-mail. You can close this page.',
  },
  invalid: {
    title: 'This link is no longer valid',
    lead: 'It has been used already, is older than 24 hours or is incomplete. If you have confirmed your address before, there is nothing to do.',
    again: 'Apply again',
  },
  failedTitle: 'Your address could not be confirmed',
};
