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
    other: 'Medium',
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
    endedOn: 'Abgelaufen am {{date}}',
    needsLogin: 'Mit Anmeldung',
    /** In the catalogue: the school would have to license it first. */
    notLicensed: 'Für Ihre Schule nicht lizenziert',
  },
  bookmark: {
    added: '„{{title}}“ ist gemerkt.',
    removed: '„{{title}}“ ist nicht mehr gemerkt.',
    undo: 'Rückgängig',
    failed: 'Das Merken hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    failed_pupil: 'Das Merken hat nicht geklappt. Versuch es noch einmal.',
  },
  learningPlatform: {
    handOver: {
      title: 'Die Medien werden in Ihren Kurs eingefügt',
      submit: 'In den Kurs einfügen',
    },
    registered: {
      title: 'Die Lernplattform ist verbunden',
      text: 'Sie können dieses Fenster schließen.',
    },
  },
};
