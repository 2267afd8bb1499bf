export const dialogs = {
  login: {
    category: 'Anmeldung nötig',
    title: 'Bitte melden Sie sich an.',
    description: 'Danach geht es genau hier weiter. Schülerinnen und Schüler melden sich mit ihrem Code an.',
    action: 'Anmelden',
    later: 'Nicht jetzt',
  },
  aiSearch: {
    title: 'In eigenen Worten fragen',
    description: 'Beschreiben Sie, was Sie suchen. Die Suche versteht ganze Sätze, auf Deutsch und auf Englisch.',
    description_pupil: 'Beschreibe, was du suchst. Die Suche versteht ganze Sätze, auf Deutsch und auf Englisch.',
    question: 'Ihre Frage',
    question_pupil: 'Deine Frage',
    examples: 'Zum Beispiel',
    /** Each is a question that can be asked with one click. */
    exampleList: {
      first: 'Warum wird es im Winter so früh dunkel?',
      second: 'Ein kurzer Film über Bienen für die dritte Klasse',
      third: 'Who invented the printing press?',
    },
    last: 'Zuletzt gefragt, nur auf diesem Gerät',
    forget: 'Liste leeren',
    privacy: 'Ihre Frage wird auf dem Server dieses Portals ausgewertet und dort nicht gespeichert.',
    privacy_pupil: 'Deine Frage wird auf dem Server dieses Portals ausgewertet und dort nicht gespeichert.',
    empty: 'Schreiben Sie zuerst, was Sie suchen.',
    empty_pupil: 'Schreib zuerst, was du suchst.',
    action: 'Fragen',
    later: 'Nicht jetzt',
  },
  close: 'Schließen',
};
