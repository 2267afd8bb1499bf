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
  },
  badge: {
    open: 'Open to all',
    few_one: '1 place left',
    few_other: '{{count}} places left',
    usedUp: 'No places left',
    endsToday: 'Ends today',
    endsOn: 'Ends on {{date}}',
    ended: 'Ended',
    needsLogin: 'With sign-in',
  },
};
