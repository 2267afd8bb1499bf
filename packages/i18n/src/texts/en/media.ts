import type { media as german } from '../de/media';

export const media: typeof german = {
  minutes: '{{count}} min',
  grade: 'Year {{grade}}',
  grades: 'Years {{from}}–{{to}}',
  forms: {
    film: 'Film',
    audio: 'Audio',
    document: 'Document',
    book: 'Book',
    app: 'App',
    image: 'Image',
    package: 'Package',
    url: 'Website',
    h5p: 'Exercise',
    dvd: 'DVD',
    device: 'Device',
    other: 'Medium',
  },
  badge: {
    open: 'Open to all',
    few_one: '1 place left',
    few_other: '{{count}} places left',
    usedUp: 'No places left',
    endsToday: 'Ends today',
    endsOn: 'Ends on {{date}}',
    ended: 'Ended',
    endedOn: 'Ended on {{date}}',
    needsLogin: 'With sign-in',
    notLicensed: 'Not licensed for your school',
  },
  bookmark: {
    added: '“{{title}}” is bookmarked.',
    removed: '“{{title}}” is no longer bookmarked.',
    undo: 'Undo',
    failed: 'The bookmark could not be saved. Please try again.',
    failed_pupil: 'The bookmark could not be saved. Try again.',
  },
  learningPlatform: {
    handOver: {
      title: 'The media are being added to your course',
      submit: 'Add to the course',
    },
    registered: {
      title: 'The learning platform is connected',
      text: 'You can close this window.',
    },
  },
};
