/** What forms of every kind say. */
export const forms = {
  wait: 'Zu viele Versuche. Bitte warten Sie {{time}} und versuchen Sie es dann noch einmal.',
  wait_pupil: 'Das waren zu viele Versuche. Warte {{time}} und probiere es dann noch einmal.',
  waitUnknown: 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
  waitUnknown_pupil: 'Das waren zu viele Versuche. Warte ein paar Minuten und probiere es dann noch einmal.',
  offline: {
    title: 'Wir erreichen den Server nicht.',
    text: 'Prüfen Sie Ihre Internetverbindung. Ihre Angaben bleiben stehen.',
    text_pupil: 'Schau nach, ob du im Internet bist. Deine Angaben bleiben stehen.',
  },
  failed: {
    title: 'Das hat nicht geklappt.',
    text: 'Der Fehler liegt bei uns. Ihre Angaben bleiben stehen.',
    text_pupil: 'Der Fehler liegt bei uns. Deine Angaben bleiben stehen.',
  },
  cancel: 'Abbrechen',
  undo: 'Rückgängig machen',
  close: 'Schließen',
  retry: 'Noch einmal versuchen',
  time: {
    seconds_one: 'eine Sekunde',
    seconds_other: '{{count}} Sekunden',
    minutes_one: 'eine Minute',
    minutes_other: '{{count}} Minuten',
  },
  password: { show: 'Passwort zeigen', hide: 'Passwort verbergen' },
  newPassword: {
    hint: '8 bis 128 Zeichen. Mehrere Wörter sind leicht zu merken und schwer zu erraten.',
    missing: 'Geben Sie ein neues Passwort ein.',
    missing_pupil: 'Gib ein neues Passwort ein.',
    more_one: 'Noch ein Zeichen',
    more_other: 'Noch {{count}} Zeichen',
    faults: {
      'too-short': 'Das Passwort ist zu kurz. Es braucht mindestens 8 Zeichen.',
      'too-long': 'Das Passwort ist zu lang. Es darf höchstens 128 Zeichen haben.',
      common: 'Dieses Passwort verwenden viele. Nehmen Sie ein anderes, zum Beispiel drei Wörter hintereinander.',
      common_pupil: 'Dieses Passwort verwenden viele. Nimm ein anderes, zum Beispiel drei Wörter hintereinander.',
    },
    refused: 'Dieses Passwort geht nicht. Nehmen Sie bitte ein anderes.',
    refused_pupil: 'Dieses Passwort geht nicht. Nimm ein anderes.',
    strength: { weak: 'Schwach', fair: 'Es geht', good: 'Gut', strong: 'Stark' },
  },
};
