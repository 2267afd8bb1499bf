export const mails = {
  /** The text goes on after the comma, so it begins in small letters. */
  greeting: 'Guten Tag {{name}},',
  greetingUnnamed: 'Guten Tag,',
  closing: 'Viele Grüße',
  /** Below the button, for mail programs that show none. */
  linkHint: 'Wenn der Knopf nicht funktioniert, öffnen Sie diese Adresse in Ihrem Browser:',
  footer: 'Diese Nachricht hat {{portal}} ({{address}}) verschickt. Antworten auf diese Adresse liest niemand.',
  passwordReset: {
    subject: 'Neues Passwort festlegen',
    text: 'für Ihr Konto wurde ein neues Passwort angefordert. Mit dem folgenden Link legen Sie es fest. Er gilt 30 Minuten und nur einmal.',
    action: 'Neues Passwort festlegen',
    note: 'Sie haben nichts angefordert? Dann tun Sie nichts. Ihr Passwort bleibt, wie es ist.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'das Passwort Ihres Kontos wurde gerade geändert. Auf allen anderen Geräten wurden Sie abgemeldet.',
    action: 'Zur Anmeldung',
    note: 'Waren Sie das nicht? Dann fordern Sie sofort ein neues Passwort an und sagen Sie Ihrem Medienzentrum Bescheid.',
  },
  registrationConfirm: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Sie haben einen Zugang für {{school}} beantragt. Bestätigen Sie bitte Ihre E-Mail-Adresse. Danach prüft das Medienzentrum Ihren Antrag.',
    action: 'E-Mail-Adresse bestätigen',
    note: 'Der Link gilt 24 Stunden. Sie haben nichts beantragt? Dann tun Sie nichts, und der Antrag wird gelöscht.',
  },
  addressKnown: {
    subject: 'Zu dieser Adresse gibt es schon ein Konto',
    text: 'jemand wollte diese E-Mail-Adresse für ein Konto verwenden. Sie gehört aber schon zu einem. Wenn Sie Ihr Passwort nicht mehr wissen, legen Sie ein neues fest.',
    action: 'Passwort vergessen',
    note: 'Waren Sie das nicht? Dann tun Sie nichts. An Ihrem Konto ändert sich nichts.',
  },
  registrationArrived: {
    subject: 'Neuer Antrag auf einen Zugang',
    text: '{{applicant}} beantragt einen Zugang für {{school}}. Die E-Mail-Adresse ist bestätigt.',
    action: 'Antrag ansehen',
    note: 'Nach 90 Tagen ohne Entscheidung wird der Antrag gelöscht.',
  },
  registrationApproved: {
    subject: 'Ihr Zugang ist freigeschaltet',
    text: 'das Medienzentrum hat Ihren Zugang für {{school}} freigeschaltet. Melden Sie sich mit Ihrer E-Mail-Adresse und dem Passwort an, das Sie gewählt haben.',
    action: 'Anmelden',
    note: 'Wir wünschen Ihnen viel Freude mit den Medien.',
  },
  registrationRefused: {
    subject: 'Ihr Antrag wurde abgelehnt',
    text: 'das Medienzentrum hat Ihren Antrag auf einen Zugang für {{school}} abgelehnt. Die Begründung: {{reason}}',
    action: 'Zum Medienzentrum',
    note: 'Ihre Angaben löschen wir nach 30 Tagen. Bei Fragen wenden Sie sich an Ihr Medienzentrum.',
  },
  accountMade: {
    subject: 'Ihr Zugang zur Mediathek',
    text: 'für Sie wurde ein Zugang angelegt, für {{school}}. Fordern Sie mit Ihrer E-Mail-Adresse ein Passwort an, dann können Sie sich anmelden.',
    action: 'Passwort anfordern',
    note: 'Bei Fragen hilft die Verwaltung Ihrer Schule oder das Medienzentrum.',
  },
  emailConfirm: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: 'diese Adresse soll künftig zu Ihrem Konto gehören. Bestätigen Sie das mit dem folgenden Link. Er gilt 24 Stunden und nur einmal.',
    action: 'Adresse bestätigen',
    note: 'Sie haben nichts geändert? Dann tun Sie nichts. Die alte Adresse bleibt.',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: 'zu Ihrem Konto gehört jetzt die Adresse {{email}}. An diese alte Adresse schreiben wir nicht mehr.',
    action: 'Zum Portal',
    note: 'Waren Sie das nicht? Dann sagen Sie bitte sofort Ihrem Medienzentrum Bescheid.',
  },
  deletionRequested: {
    subject: 'Ihr Konto wird gelöscht',
    text: 'Sie haben die Löschung Ihres Kontos verlangt. Am {{day}} löschen wir es mit allen Listen, Merkzeichen und Angaben.',
    action: 'Konto behalten',
    note: 'Sie haben es sich anders überlegt? Melden Sie sich bis dahin an, und alles bleibt.',
  },
  deletionCancelled: {
    subject: 'Ihr Konto bleibt',
    text: 'die Löschung Ihres Kontos ist zurückgenommen. Alles ist noch da.',
    action: 'Zum Portal',
    note: 'Waren Sie das nicht? Dann ändern Sie bitte Ihr Passwort.',
  },
  secondFactorOn: {
    subject: 'Zweiter Faktor eingerichtet',
    text: 'für Ihr Konto ist jetzt ein zweiter Faktor eingerichtet. Beim Anmelden brauchen Sie außer dem Passwort einen Code aus Ihrer App.',
    action: 'Zum Profil',
    note: 'Waren Sie das nicht? Dann sagen Sie bitte sofort Ihrem Medienzentrum Bescheid.',
  },
  secondFactorOff: {
    subject: 'Zweiter Faktor entfernt',
    text: 'der zweite Faktor Ihres Kontos wurde entfernt. Zum Anmelden genügt wieder das Passwort.',
    action: 'Zum Profil',
    note: 'Waren Sie das nicht? Dann ändern Sie bitte sofort Ihr Passwort.',
  },
};
