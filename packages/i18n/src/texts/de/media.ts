export const media = {
  minutes: '{{count}} min',
  /** Classes a medium is made for, in one line after the subject. */
  grade: 'Klasse {{grade}}',
  grades: 'Klasse {{from}}–{{to}}',
  forms: {
    film: 'Film',
    audio: 'Audio',
    document: 'Dokument',
    book: 'Buch',
    app: 'App',
    image: 'Bild',
    package: 'Medienpaket',
    url: 'Webseite',
    h5p: 'Übung',
    dvd: 'DVD',
    device: 'Gerät',
  },
  badge: {
    open: 'Frei für alle',
    few_one: 'Noch 1 Platz',
    few_other: 'Noch {{count}} Plätze',
    usedUp: 'Keine Plätze frei',
    endsToday: 'Läuft heute ab',
    /** A date in words, such as "14. Dezember". */
    endsOn: 'Läuft am {{date}} ab',
    ended: 'Abgelaufen',
    needsLogin: 'Mit Anmeldung',
  },
};
