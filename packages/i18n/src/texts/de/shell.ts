export const shell = {
  /** Name of the whole portal; a media centre puts its own name here. */
  name: 'Mediathek',
  /** Second line of the footer where no type of deployment is configured. */
  claim: 'Medien für den Unterricht, geprüft und lizenziert.',
  /** Postal address in the footer; empty until the operator fills it in. */
  address: '',
  skipToContent: 'Zum Inhalt springen',
  /** Spoken name of the logo, which leads to the homepage. */
  toHomepage: '{{name}}, zur Startseite',
  loadingPage: 'Die Seite wird geladen',
  navigation: {
    label: 'Hauptnavigation',
    search: 'Suche',
    catalogue: 'Katalog',
    lists: 'Listen',
    classes: 'Klassen',
    library: 'Bibliothek',
    /** Whoever signs in with a code reads this instead of "Bibliothek". */
    library_pupil: 'Meine Medien',
    school: 'Schule',
    loans: 'Verleih',
    news: 'Aktuelles',
    openMenu: 'Menü öffnen',
    menuTitle: 'Menü',
    closeMenu: 'Menü schließen',
    signIn: 'Anmelden',
  },
  search: {
    label: 'Suche in allen Medien',
    placeholder: 'Thema, Titel oder Signatur',
    submit: 'Suchen',
    clear: 'Suche leeren',
    /** Opens the search field on phones. */
    open: 'Suche öffnen',
    close: 'Suche schließen',
    /** Opens the dialog for a question in whole sentences. */
    ask: 'Frage stellen',
    suggestions: 'Vorschläge',
    /** Said aloud while somebody types. */
    suggested_one: '1 Vorschlag',
    suggested_other: '{{count}} Vorschläge',
  },
  profile: {
    /** The initials are what one sees on the button, so whoever speaks to the page can say them. */
    open: '{{initials}}, Profil von {{name}}',
    openNameless: 'Dein Profil',
    /** Shown instead of a name: codes carry none. */
    pupil: 'Mit Code angemeldet',
    settings: 'Profil und Einstellungen',
    advancedView: 'Erweiterte Ansicht',
    advancedViewHint: 'Zeigt Klassen und Schule',
    administration: 'Verwaltung',
    appearance: 'Darstellung',
    language: 'Sprache',
    signOut: 'Abmelden',
  },
  scheme: { light: 'Hell', dark: 'Dunkel', auto: 'Wie das Gerät' },
  /** Every language is written in itself, so that whoever needs it finds it. */
  languages: { de: 'Deutsch', en: 'English' },
  footer: {
    label: 'Fußzeile',
    contact: 'Kontakt',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    accessibility: 'Barrierefreiheit',
  },
  /** Instead of a page that failed to draw. */
  broken: {
    title: 'Diese Seite lässt sich gerade nicht anzeigen.',
    text: 'Der Fehler liegt bei uns. Meist hilft es, die Seite neu zu laden.',
    retry: 'Noch einmal versuchen',
    toHomepage: 'Zur Startseite',
  },
  offline: {
    title: 'Keine Verbindung',
    text: 'Diese Seite ist noch nicht geladen. Sobald die Verbindung wieder da ist, öffnet sie sich von selbst.',
  },
  messages: {
    signedOut: 'Sie sind abgemeldet.',
    signedOut_pupil: 'Du bist abgemeldet.',
    viewNotChanged: 'Die Ansicht konnte nicht gewechselt werden. Bitte versuchen Sie es noch einmal.',
    signOutFailed: 'Das Abmelden hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    signOutFailed_pupil: 'Das Abmelden hat nicht geklappt. Versuch es noch einmal.',
    languageNotLoaded: 'Die Texte dieser Sprache sind gerade nicht erreichbar.',
    close: 'Meldung schließen',
  },
};
