/** From a forgotten password to a new one. */
export const passwordReset = {
  elsewhere: {
    lead: 'Ihr Passwort wird nicht in diesem Portal verwaltet. Ein neues legen Sie an der folgenden Stelle fest.',
    action: 'Zur Passwortverwaltung',
  },
  toSignIn: 'Zur Anmeldung',
  again: 'Neuen Link anfordern',
  request: {
    title: 'Passwort vergessen?',
    lead: 'Nennen Sie uns Ihre E-Mail-Adresse oder Ihren Benutzernamen. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
    label: 'E-Mail-Adresse oder Benutzername',
    missing: 'Geben Sie Ihre E-Mail-Adresse oder Ihren Benutzernamen ein.',
    submit: 'Link anfordern',
    busy: 'Der Link wird angefordert.',
    pupils: 'Schülerinnen und Schüler mit Code bekommen einen neuen Code von ihrer Lehrkraft.',
  },
  sent: {
    title: 'Schauen Sie in Ihr Postfach',
    lead: 'Wenn es ein Konto mit dieser Angabe gibt, ist jetzt eine E-Mail mit einem Link unterwegs. Er gilt 30 Minuten und nur einmal.',
    spam: 'Nichts angekommen? Sehen Sie im Spam-Ordner nach, oder fordern Sie den Link noch einmal an.',
  },
  confirm: {
    title: 'Link wird geprüft',
    lead: 'Einen Moment bitte.',
    invalidTitle: 'Dieser Link gilt nicht mehr',
    invalid:
      'Er wurde schon verwendet, ist älter als 30 Minuten oder unvollständig. Fordern Sie einfach einen neuen an.',
    failedTitle: 'Der Link konnte nicht geprüft werden',
  },
  new: {
    title: 'Neues Passwort festlegen',
    lead: 'Danach werden Sie auf allen Geräten abgemeldet und melden sich mit dem neuen Passwort an.',
    label: 'Neues Passwort',
    submit: 'Passwort speichern',
    busy: 'Das Passwort wird gespeichert.',
  },
  success: {
    title: 'Ihr Passwort ist geändert',
    lead: 'Auf allen Geräten wurden Sie abgemeldet. Melden Sie sich jetzt mit dem neuen Passwort an.',
  },
};
