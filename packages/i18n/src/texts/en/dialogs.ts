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
    example: 'For example: a short film about bees for year 3',
    empty: 'First write what you are looking for.',
    empty_pupil: 'First write what you are looking for.',
    action: 'Ask',
    later: 'Not now',
  },
  close: 'Close',
};
