import type { errors as german } from '../de/errors';

export const errors: typeof german = {
  steps: {
    search: 'Go to the search',
    home: 'Go to the homepage',
    signIn: 'Sign in',
    back: 'Back',
  },
  types: {
    'not-found': {
      title: 'There is no such page',
      text: 'Perhaps a character in the address is wrong, or the page has moved. The search finds everything in stock.',
      text_pupil:
        'Perhaps a character in the address is wrong, or the page has moved. On the homepage you find everything that is there for you.',
    },
    forbidden: {
      title: 'This page is not open to you',
      title_pupil: 'This page is not open to you',
      text: 'Your account has no right to it. If you need it for your work, your school’s administrators or the media centre can help.',
      text_pupil: 'It is for teachers or for another class. Ask your teacher if you are looking for something here.',
      textGuest: 'With an account you may see more. Sign in and then open the page again.',
    },
    expired: {
      title: 'This link has expired',
      text: 'Links and shared media are valid for a limited time. Ask the person who gave it to you for a new one.',
      text_pupil: 'It was valid for a limited time. Ask your teacher for a new one.',
    },
    lti: {
      title: 'The learning platform did not reach us',
      text: 'Open the medium in your learning platform again. If it fails once more, whoever looks after the platform can check its connection to this portal.',
      text_pupil: 'Open the medium in your learning platform again. If it fails once more, tell your teacher.',
    },
    server: {
      title: 'Something went wrong on our side',
      text: 'It is not your fault, and it has been noted. Please try again in a few minutes.',
      text_pupil: 'It is not your fault, and it has been noted. Try again in a few minutes.',
    },
    'sso-role': {
      title: 'There is no access for your role here',
      text: 'You have signed in, but there your account is neither a teacher’s nor a pupil’s. Your school’s administrators can change that.',
    },
    'sso-school': {
      title: 'Your school is not known here',
      text: 'You have signed in, but the school of your account does not belong to this portal. The media centre can help.',
    },
    'sso-disabled': {
      title: 'This account is blocked',
      text: 'You have signed in, but your access to this portal is blocked. The media centre or your school’s administrators can open it again.',
    },
    'sso-unavailable': {
      title: 'The sign-in service does not answer',
      text: 'Signing in with the other service is not possible just now. Please try again in a few minutes.',
    },
    'sso-failed': {
      title: 'The sign-in was not completed',
      text: 'It was cancelled or took too long. Please sign in again.',
    },
    'sso-linked': {
      title: 'This account is linked already',
      text: 'Somebody else comes in here with the account that you wanted to link. Nothing has changed in your account.',
    },
    general: {
      title: 'That did not work',
      text: 'The page cannot be shown just now. Go back and try again, or start from the homepage.',
      text_pupil: 'The page cannot be shown just now. Go back and try again, or start from the homepage.',
    },
  },
};
