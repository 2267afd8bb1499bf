/** Putting a medium or a list on the board of a class. */
export const classSharing = {
  open: 'Mit Klasse teilen',
  title: '„{{title}}“ mit einer Klasse teilen',
  submit: 'Teilen',
  loading: 'Ihre Klassen werden geladen',
  noClass: 'Sie unterrichten noch keine Klasse. Legen Sie zuerst eine an.',
  toClasses: 'Zu den Klassen',
  toClass: 'Zur Klasse',
  class: 'Klasse',
  from: 'Sichtbar ab',
  fromHint: 'Leer heißt: sofort.',
  until: 'Sichtbar bis',
  untilHint: 'Leer heißt: ohne Ende.',
  untilWrong: 'Das Ende liegt vor dem Anfang.',
  note: 'Hinweis für die Klasse',
  noteHint: 'Zum Beispiel, was bis wann zu tun ist.',
  done: '„{{title}}“ steht jetzt auf der Pinnwand von {{name}}.',
  full: 'Auf dieser Pinnwand ist kein Platz mehr. Nehmen Sie zuerst etwas herunter.',
  warnings: {
    medium: {
      grade: 'Dieses Medium ist für eine andere Klassenstufe gemacht.',
      'licence-ends': 'Die Lizenz endet vorher, am {{day}}.',
      'not-licensed': 'Ihre Schule hat keine gültige Lizenz. Die Klasse kann das Medium nicht öffnen.',
      vanished: 'Dieses Medium ist nicht mehr im Bestand.',
    },
    list: {
      grade: 'Mindestens ein Medium der Liste ist für eine andere Klassenstufe gemacht.',
      'licence-ends': 'Mindestens eine Lizenz endet vorher, die erste am {{day}}.',
      'not-licensed': 'Mindestens ein Medium der Liste kann die Klasse nicht öffnen, weil die Lizenz fehlt.',
      vanished: 'Diese Liste gibt es nicht mehr.',
    },
  },
};
