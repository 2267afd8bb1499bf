export const imprint = {
  title: 'Impressum',
  intro: 'Wer dieses Portal betreibt, wie Sie uns erreichen und wer für die Inhalte verantwortlich ist.',
  updated: 'Stand: 15. November 2026',
  sections: {
    operator: {
      title: 'Anbieter',
      text: 'Angaben nach § 5 des Digitale-Dienste-Gesetzes:',
      address: 'Medienzentrum Hohenfeld\nSchillerstraße 14\n74999 Hohenfeld',
      textBody:
        'Das Medienzentrum ist eine Einrichtung des Landkreises Hohenfeld, einer Körperschaft des öffentlichen Rechts. Der Landkreis wird durch die Landrätin Dr. Helene Brandt vertreten.',
    },
    contact: {
      title: 'Kontakt',
      facts: {
        phone: { term: 'Telefon', text: '[069 90009-140](tel:+496990009140)' },
        mail: { term: 'E-Mail', text: '[post@medienzentrum.example.org](mailto:post@medienzentrum.example.org)' },
      },
      textMore: 'Öffnungszeiten und Ansprechpersonen stehen auf der Seite [Kontakt](/contact).',
    },
    supervision: {
      title: 'Aufsicht und Umsatzsteuer',
      text: 'Die Rechtsaufsicht führt das Regierungspräsidium. Als Einrichtung der öffentlichen Hand erhebt das Medienzentrum für das Portal keine Umsatzsteuer und hat dafür keine Umsatzsteuer-Identifikationsnummer.',
    },
    editors: {
      title: 'Verantwortlich für den Inhalt',
      text: 'Verantwortlich nach § 18 Absatz 2 des Medienstaatsvertrags für Nachrichten und redaktionelle Texte ist Claudia Weidenbach, Leitung des Medienzentrums, unter der oben genannten Anschrift.',
    },
    rights: {
      title: 'Rechte an Medien und Bildern',
      text: 'Die Medien in diesem Portal gehören ihren Herstellerinnen und Herstellern. Was Sie damit tun dürfen, steht bei jedem Medium. Titelbilder und Fachzeichen zeichnet das Portal selbst.',
    },
    links: {
      title: 'Verweise auf andere Seiten',
      text: 'Manche Medien liegen bei anderen Anbietern. Beim Verlinken haben wir diese Seiten geprüft; für spätere Änderungen dort sind deren Betreiber verantwortlich. Bemerken Sie etwas, das dort nicht hingehört, schreiben Sie uns bitte. Wir entfernen den Verweis.',
    },
    disputes: {
      title: 'Streitbeilegung',
      text: 'An einem Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet. Reden Sie zuerst mit uns: Die meisten Fragen lassen sich am Telefon klären.',
    },
  },
};
