import type { passwordReset as german } from '../de/password-reset';

export const passwordReset: typeof german = {
  elsewhere: {
    lead: 'Your password is not managed in this portal. You can set a new one at the following place.',
    action: 'Go to password management',
  },
  toSignIn: 'Go to sign-in',
  again: 'Request a new link',
  request: {
    title: 'Forgotten your password?',
    lead: 'Tell us your e-mail address or your user name. We will send you a link with which you can set a new password.',
    label: 'E-mail address or user name',
    missing: 'Enter your e-mail address or your user name.',
    submit: 'Request a link',
    busy: 'The link is being requested.',
    pupils: 'Pupils with a code get a new code from their teacher.',
  },
  sent: {
    title: 'Check your inbox',
    lead: 'If there is an account for what you entered, an e-mail with a link is on its way. It is valid for 30 minutes and works once.',
    spam: 'Nothing there? Look in your spam folder, or request the link once more.',
  },
  confirm: {
    title: 'Checking the link',
    lead: 'One moment please.',
    invalidTitle: 'This link is no longer valid',
    invalid: 'It has been used already, is older than 30 minutes or is incomplete. Simply request a new one.',
    failedTitle: 'The link could not be checked',
  },
  new: {
    title: 'Set a new password',
    lead: 'You will then be signed out on all devices and sign in with the new password.',
    label: 'New password',
    submit: 'Save password',
    busy: 'The password is being saved.',
  },
  success: {
    title: 'Your password has been changed',
    lead: 'You have been signed out on all devices. Please sign in with your new password now.',
  },
};
