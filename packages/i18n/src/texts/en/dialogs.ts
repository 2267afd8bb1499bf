import type { dialogs as german } from '../de/dialogs';

export const dialogs: typeof german = {
  login: {
    category: 'Sign-in needed',
    title: 'Please sign in.',
    description: 'You will come straight back here. Pupils sign in with their code.',
    action: 'Sign in',
    later: 'Not now',
  },
  aiSearch: {
    title: 'Ask in your own words',
    description: 'Describe what you are looking for. The search understands whole sentences, in German and in English.',
    description_pupil:
      'Describe what you are looking for. The search understands whole sentences, in German and in English.',
    question: 'Your question',
    question_pupil: 'Your question',
    examples: 'For example',
    exampleList: {
      first: 'Why does it get dark so early in winter?',
      second: 'A short film about bees for year 3',
      third: 'Wer hat den Buchdruck erfunden?',
    },
    last: 'Asked last, on this device only',
    forget: 'Clear the list',
    privacy: 'Your question is worked out on this portal’s server and not kept there.',
    privacy_pupil: 'Your question is worked out on this portal’s server and not kept there.',
    empty: 'First write what you are looking for.',
    empty_pupil: 'First write what you are looking for.',
    action: 'Ask',
    later: 'Not now',
  },
  close: 'Close',
};
