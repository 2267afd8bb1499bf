import type { mails as german } from '../de/mails';

export const mails: typeof german = {
  greeting: 'Dear {{name}},',
  greetingUnnamed: 'Hello,',
  closing: 'Kind regards',
  linkHint: 'If the button does not work, open this address in your browser:',
  footer: '{{portal}} ({{address}}) sent this message. Nobody reads replies to this address.',
  passwordReset: {
    subject: 'Set a new password',
    text: 'A new password was asked for your account. Set it with the following link. It works for 30 minutes and only once.',
    action: 'Set a new password',
    note: 'You did not ask for it? Then do nothing. Your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account has just been changed. You were signed out on all other devices.',
    action: 'Sign in',
    note: 'It was not you? Then ask for a new password at once and tell your media centre.',
  },
  registrationConfirm: {
    subject: 'Confirm your e-mail address',
    text: 'You applied for an account at {{school}}. Please confirm your e-mail address. The media centre will then look at your application.',
    action: 'Confirm e-mail address',
    note: 'The link works for 24 hours. You did not apply? Then do nothing, and the application will be deleted.',
  },
  addressKnown: {
    subject: 'There is an account with this address already',
    text: 'Somebody wanted to use this e-mail address for an account, but it belongs to one already. If you have forgotten your password, set a new one.',
    action: 'Forgotten your password?',
    note: 'It was not you? Then do nothing. Your account stays as it is.',
  },
  registrationArrived: {
    subject: 'New application for an account',
    text: '{{applicant}} applies for an account at {{school}}. The e-mail address has been confirmed.',
    action: 'View application',
    note: 'After 90 days without a decision the application will be deleted.',
  },
  registrationApproved: {
    subject: 'Your account is ready',
    text: 'The media centre has approved your account at {{school}}. Sign in with your e-mail address and the password that you chose.',
    action: 'Sign in',
    note: 'Enjoy the media.',
  },
  registrationRefused: {
    subject: 'Your application was refused',
    text: 'The media centre has refused your application for an account at {{school}}. The reason: {{reason}}',
    action: 'Go to the media centre',
    note: 'We delete your details after 30 days. Please ask your media centre if you have questions.',
  },
  accountMade: {
    subject: 'Your account in the media library',
    text: 'An account has been made for you, for {{school}}. Ask for a password with your e-mail address, then you can sign in.',
    action: 'Ask for a password',
    note: 'If you have questions, your school’s administrators or the media centre can help.',
  },
  emailConfirm: {
    subject: 'Confirm your new e-mail address',
    text: 'This address is to belong to your account from now on. Confirm that with the following link. It works for 24 hours and only once.',
    action: 'Confirm address',
    note: 'You changed nothing? Then do nothing. The old address stays.',
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    text: 'Your account now has the address {{email}}. We no longer write to this old address.',
    action: 'Go to the portal',
    note: 'It was not you? Then please tell your media centre at once.',
  },
  deletionRequested: {
    subject: 'Your account will be deleted',
    text: 'You asked us to delete your account. On {{day}} we delete it with all its lists, bookmarks and details.',
    action: 'Keep the account',
    note: 'You changed your mind? Sign in before that day, and everything stays.',
  },
  deletionCancelled: {
    subject: 'Your account stays',
    text: 'Your account will not be deleted. Everything is still there.',
    action: 'Go to the portal',
    note: 'It was not you? Then please change your password.',
  },
  secondFactorOn: {
    subject: 'Second factor set up',
    text: 'Your account now has a second factor. To sign in you need a code from your app besides the password.',
    action: 'Go to the profile',
    note: 'It was not you? Then please tell your media centre at once.',
  },
  secondFactorOff: {
    subject: 'Second factor removed',
    text: 'The second factor of your account was removed. The password is enough to sign in again.',
    action: 'Go to the profile',
    note: 'It was not you? Then please change your password at once.',
  },
};
