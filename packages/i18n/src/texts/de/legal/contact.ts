export const contact = {
  title: 'Kontakt',
  intro: 'Fragen zu Medien, Lizenzen oder Zugängen beantworten wir am liebsten persönlich.',
  write: 'E-Mail schreiben',
  address: { label: 'Anschrift', text: 'Medienzentrum Hohenfeld\nSchillerstraße 14\n74999 Hohenfeld' },
  phone: { label: 'Telefon', text: '069 90009-140', remark: 'Montag bis Freitag ab 9 Uhr' },
  mail: { label: 'E-Mail', text: 'post@medienzentrum.example.org', remark: 'Antwort innerhalb von zwei Werktagen' },
  hours: {
    label: 'Öffnungszeiten',
    days: {
      early: { day: 'Montag bis Mittwoch', time: '9 bis 16 Uhr' },
      long: { day: 'Donnerstag', time: '9 bis 18 Uhr' },
      friday: { day: 'Freitag', time: '9 bis 13 Uhr' },
    },
    remark: 'In den Schulferien nach Vereinbarung.',
  },
  topics: {
    title: 'Womit wir helfen',
    access: {
      title: 'Zugang und Passwort',
      text: 'Neue Schulen, vergessene Schulnummern, gesperrte Konten',
    },
    media: { title: 'Medien und Lizenzen', text: 'Was Ihre Schule nutzen darf, Wünsche für den Einkauf' },
    loan: { title: 'Verleih', text: 'Geräte und Medien abholen, verlängern, zurückgeben' },
    barriers: { title: 'Hürden melden', text: 'Wenn etwas nicht bedienbar oder nicht lesbar ist' },
  },
  pupils: 'Du hast eine Frage zu deinem Zugangscode? Deine Lehrkraft hilft dir weiter.',
};
