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
  /** How far somebody came in a film. */
  played: { open: 'Bei {{time}}', of: 'Bei {{time}} von {{duration}}' },
  bookmark: {
    added: '„{{title}}“ ist gemerkt.',
    removed: '„{{title}}“ ist nicht mehr gemerkt.',
    undo: 'Rückgängig',
    failed: 'Das Merken hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    failed_pupil: 'Das Merken hat nicht geklappt. Versuch es noch einmal.',
  },
  /** Something that lies outside the portal. */
  outside: { kind: 'Link ins Netz', opensNew: 'in einem neuen Tab, außerhalb der Mediathek' },
  addToList: {
    button: 'Zur Liste hinzufügen',
    buttonOf: '„{{title}}“ zur Liste hinzufügen',
    title: 'Zu welcher Liste?',
    lists: 'Meine Listen',
    loading: 'Die Listen werden geladen',
    none: 'Sie haben noch keine Liste. Legen Sie hier eine an.',
    newName: 'Neue Liste',
    make: 'Anlegen und hinzufügen',
    missing: 'Geben Sie der neuen Liste einen Namen.',
    added: '„{{list}}“: {{what}} hinzugefügt.',
    already: 'In „{{list}}“ ist das schon.',
    many_one: '1 Medium',
    many_other: '{{count}} Medien',
    open: 'Liste öffnen',
    full: 'In diese Liste passt nichts mehr.',
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
