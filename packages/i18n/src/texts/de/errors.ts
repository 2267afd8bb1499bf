export const errors = {
  steps: {
    search: 'Zur Suche',
    home: 'Zur Startseite',
    signIn: 'Anmelden',
    back: 'Zurück',
  },
  types: {
    'not-found': {
      title: 'Diese Seite gibt es nicht',
      text: 'Vielleicht ist in der Adresse ein Zeichen verrutscht, oder die Seite ist umgezogen. Über die Suche finden Sie alles, was im Bestand ist.',
      text_pupil:
        'Vielleicht ist in der Adresse ein Zeichen verrutscht, oder die Seite ist umgezogen. Geh zur Startseite, da findest du alles, was für dich da ist.',
    },
    forbidden: {
      title: 'Diese Seite ist nicht für Sie freigegeben',
      title_pupil: 'Diese Seite ist nicht für dich freigegeben',
      text: 'Ihr Konto hat hierfür kein Recht. Brauchen Sie es für Ihre Arbeit, hilft die Verwaltung Ihrer Schule oder das Medienzentrum.',
      text_pupil: 'Sie ist für Lehrkräfte oder eine andere Klasse. Frag deine Lehrkraft, wenn du hier etwas suchst.',
      textGuest:
        'Mit einem Konto sehen Sie vielleicht mehr. Melden Sie sich an und öffnen Sie die Seite dann noch einmal.',
    },
    expired: {
      title: 'Dieser Link ist abgelaufen',
      text: 'Links und Freigaben gelten nur eine gewisse Zeit. Bitten Sie die Person, von der Sie ihn haben, um einen neuen.',
      text_pupil: 'Er galt nur für eine bestimmte Zeit. Frag deine Lehrkraft nach einem neuen.',
    },
    lti: {
      title: 'Die Lernplattform hat uns nicht erreicht',
      text: 'Öffnen Sie das Medium in Ihrer Lernplattform noch einmal. Klappt es wieder nicht, prüft die Person, die die Plattform betreut, die Verbindung zu diesem Portal.',
      text_pupil:
        'Öffne das Medium in deiner Lernplattform noch einmal. Klappt es wieder nicht, sag deiner Lehrkraft Bescheid.',
    },
    server: {
      title: 'Bei uns ist etwas schiefgegangen',
      text: 'Der Fehler liegt nicht bei Ihnen und ist schon vermerkt. Versuchen Sie es in einigen Minuten noch einmal.',
      text_pupil: 'Der Fehler liegt nicht bei dir und ist schon vermerkt. Versuch es in ein paar Minuten noch einmal.',
    },
    'sso-role': {
      title: 'Für Ihre Rolle gibt es hier keinen Zugang',
      text: 'Die Anmeldung hat geklappt, aber Ihr Konto ist dort weder als Lehrkraft noch als Schülerin oder Schüler eingetragen. Die Verwaltung Ihrer Schule kann das ändern.',
    },
    'sso-school': {
      title: 'Ihre Schule ist hier nicht bekannt',
      text: 'Die Anmeldung hat geklappt, aber die Schule Ihres Kontos gehört nicht zu diesem Portal. Das Medienzentrum hilft Ihnen weiter.',
    },
    'sso-disabled': {
      title: 'Dieses Konto ist gesperrt',
      text: 'Die Anmeldung hat geklappt, aber Ihr Zugang zu diesem Portal ist gesperrt. Das Medienzentrum oder die Verwaltung Ihrer Schule kann ihn wieder öffnen.',
    },
    'sso-unavailable': {
      title: 'Der Anmeldedienst antwortet nicht',
      text: 'Die Anmeldung über den anderen Dienst ist gerade nicht möglich. Versuchen Sie es in einigen Minuten noch einmal.',
    },
    'sso-failed': {
      title: 'Die Anmeldung wurde nicht abgeschlossen',
      text: 'Sie wurde abgebrochen oder hat zu lange gedauert. Melden Sie sich noch einmal an.',
    },
    'sso-linked': {
      title: 'Dieses Konto ist schon verknüpft',
      text: 'Mit dem Konto, das Sie verknüpfen wollten, kommt hier schon jemand anderes hinein. An Ihrem Konto hat sich nichts geändert.',
    },
    general: {
      title: 'Das hat nicht geklappt',
      text: 'Die Seite lässt sich gerade nicht zeigen. Gehen Sie zurück und versuchen Sie es noch einmal, oder beginnen Sie auf der Startseite.',
      text_pupil:
        'Die Seite lässt sich gerade nicht zeigen. Geh zurück und versuch es noch einmal, oder fang auf der Startseite an.',
    },
  },
};
