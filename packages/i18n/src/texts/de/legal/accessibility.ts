export const accessibility = {
  title: 'Erklärung zur Barrierefreiheit',
  intro:
    'Alle sollen dieses Portal nutzen können: mit Tastatur, Vorlesesoftware, großer Schrift oder starkem Kontrast. Hier steht, wie weit wir sind und wie Sie uns Hürden melden.',
  updated: 'Erstellt am 15. November 2026',
  sections: {
    scope: {
      title: 'Wofür diese Erklärung gilt',
      text: 'Sie gilt für das Portal des Medienzentrums Hohenfeld. Grundlage sind das Behindertengleichstellungsrecht des Landes und die Barrierefreie-Informationstechnik-Verordnung (BITV 2.0). Unser Maßstab ist die europäische Norm EN 301 549 und darüber hinaus die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA.',
    },
    status: {
      title: 'Stand der Barrierefreiheit',
      text: 'Das Portal selbst ist nach unserer Prüfung mit den Anforderungen vereinbar. Nicht alle Medien sind es: Deshalb nennen wir das Angebot insgesamt „teilweise vereinbar“.',
    },
    works: {
      title: 'Worauf Sie sich verlassen können',
      list: {
        keyboard: 'Alles lässt sich mit der Tastatur bedienen, und man sieht immer, wo man ist.',
        zoom: 'Bei 400 Prozent Vergrößerung geht nichts verloren, und nichts muss seitlich gerollt werden.',
        contrast: 'Text hat mindestens einen Kontrast von 4,5 zu 1, hell wie dunkel und mit jeder Hausfarbe.',
        words: 'Bilder und Zeichen haben Worte, Überschriften stehen in der richtigen Reihenfolge.',
        motion: 'Nichts blinkt. Wer Bewegung abgeschaltet hat, sieht keine.',
      },
    },
    gaps: {
      title: 'Was noch nicht barrierefrei ist',
      list: {
        subtitles: 'Filme, die vor 2020 eingekauft wurden, haben nicht immer Untertitel oder eine Audiodeskription.',
        documents: 'Ältere Arbeitsblätter im Format PDF sind nicht durchgehend für Vorlesesoftware aufbereitet.',
        elsewhere: 'Medien, die bei anderen Anbietern liegen, können wir nicht verändern.',
      },
      textHelp: 'Brauchen Sie ein solches Medium in einer anderen Form, sagen Sie uns Bescheid. Wir suchen einen Weg.',
    },
    testing: {
      title: 'Wie wir prüfen',
      text: 'Diese Erklärung beruht auf einer Selbstbewertung. Jede Seite wird bei jeder Änderung automatisch geprüft, hell und dunkel, auf kleinen und großen Bildschirmen; dazu kommen Prüfungen von Hand mit Tastatur und Vorlesesoftware.',
    },
    feedback: {
      title: 'Hürde melden',
      text: 'Sind Sie auf eine Hürde gestoßen, oder brauchen Sie etwas in anderer Form? Schreiben Sie an [barrierefrei@medienzentrum.example.org](mailto:barrierefrei@medienzentrum.example.org) oder rufen Sie an: [069 90009-140](tel:+496990009140). Wir antworten innerhalb von zwei Wochen.',
    },
    conciliation: {
      title: 'Schlichtungsverfahren',
      text: 'Haben Sie von uns keine oder keine befriedigende Antwort bekommen, können Sie sich an die Schlichtungsstelle des Landes wenden. Das Verfahren ist kostenlos, und Sie brauchen keine Rechtsvertretung.',
      address:
        'Schlichtungsstelle nach dem Landes-Behindertengleichstellungsgesetz\nMusterplatz 1\n70000 Landeshauptstadt',
      textMail: 'E-Mail: [schlichtung@example.org](mailto:schlichtung@example.org)',
    },
  },
};
