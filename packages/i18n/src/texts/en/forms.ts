import type { forms as german } from '../de/forms';

export const forms: typeof german = {
  wait: 'Too many attempts. Please wait {{time}} and try again then.',
  wait_pupil: 'That was too many tries. Wait {{time}} and try again then.',
  waitUnknown: 'Too many attempts. Please wait a few minutes and try again then.',
  waitUnknown_pupil: 'That was too many tries. Wait a few minutes and try again then.',
  offline: {
    title: 'We cannot reach the server.',
    text: 'Check your internet connection. What you typed is kept.',
    text_pupil: 'Check that you are online. What you typed is kept.',
  },
  failed: {
    title: 'That did not work.',
    text: 'The fault is on our side. What you typed is kept.',
    text_pupil: 'The fault is on our side. What you typed is kept.',
  },
  cancel: 'Cancel',
  undo: 'Undo',
  close: 'Close',
  retry: 'Try again',
  time: {
    seconds_one: 'one second',
    seconds_other: '{{count}} seconds',
    minutes_one: 'one minute',
    minutes_other: '{{count}} minutes',
  },
  password: { show: 'Show password', hide: 'Hide password' },
  newPassword: {
    hint: '8 to 128 characters. Several words are easy to remember and hard to guess.',
    missing: 'Enter a new password.',
    missing_pupil: 'Enter a new password.',
    more_one: 'One more character',
    more_other: '{{count}} more characters',
    faults: {
      'too-short': 'The password is too short. It needs at least 8 characters.',
      'too-long': 'The password is too long. It may have 128 characters at most.',
      common: 'Many people use this password. Choose another one, such as three words in a row.',
      common_pupil: 'Many people use this password. Choose another one, such as three words in a row.',
    },
    refused: 'This password cannot be used. Please choose another one.',
    refused_pupil: 'This password cannot be used. Choose another one.',
    strength: { weak: 'Weak', fair: 'Fair', good: 'Good', strong: 'Strong' },
  },
};
