export const terms = {
  title: 'Nutzungsbedingungen',
  intro:
    'Was Sie mit diesem Portal und seinen Medien tun dürfen, und worum wir Sie bitten. Die Nutzung ist für die Schulen des Landkreises kostenlos.',
  updated: 'Stand: 15. November 2026',
  sections: {
    scope: {
      title: 'Wofür diese Bedingungen gelten',
      text: 'Sie gelten für alle, die das Portal des Medienzentrums Hohenfeld nutzen: Lehrkräfte, Schülerinnen und Schüler, Schulverwaltungen und Gäste. Was bei einem einzelnen Medium steht, geht diesen Bedingungen vor.',
    },
    access: {
      title: 'Wer Zugang bekommt',
      text: 'Einen Zugang erhalten Lehrkräfte und Verwaltungen der Schulen im Landkreis. Neue Schulen melden sich an; das Medienzentrum prüft den Antrag und schaltet den Zugang frei.',
      textPupils:
        'Schülerinnen und Schüler bekommen von ihrer Lehrkraft einen Zugangscode. Er gilt höchstens bis zum Ende des Schuljahres am 31. Juli.',
    },
    credentials: {
      title: 'Zugangsdaten',
      text: 'Ihr Passwort ist nur für Sie bestimmt. Wählen Sie eines, das Sie nirgends sonst verwenden, und melden Sie sich an gemeinsam genutzten Geräten ab.',
      textLost:
        'Haben Sie den Verdacht, dass jemand Ihr Passwort oder einen Zugangscode kennt, ändern Sie das Passwort, erneuern Sie den Code oder rufen Sie uns an.',
    },
    media: {
      title: 'Was Sie mit den Medien tun dürfen',
      text: 'Welche Rechte eine Lizenz gibt, steht bei jedem Medium in einfachen Worten. Ist dort nichts anderes gesagt, gilt:',
      list: {
        lesson: 'Sie dürfen das Medium im Unterricht zeigen und zur Vorbereitung ansehen.',
        share: 'Sie dürfen es für Ihre Klassen freigeben, auch für die Arbeit zu Hause.',
        download: 'Herunterladen dürfen Sie es, wo das Portal einen Download anbietet.',
        ends: 'Endet die Lizenz, endet auch die Nutzung. Heruntergeladene Dateien löschen Sie dann bitte.',
      },
    },
    limits: {
      title: 'Was nicht erlaubt ist',
      list: {
        public: 'Medien öffentlich vorführen, zum Beispiel beim Schulfest, oder ins Internet stellen',
        pass: 'Medien oder Zugangsdaten an Menschen weitergeben, die nicht zur Schule gehören',
        protection: 'Schutzmaßnahmen umgehen oder Medien in großer Zahl automatisiert abrufen',
        content: 'Texte, Bilder oder Notizen einstellen, die Rechte anderer verletzen',
      },
    },
    own: {
      title: 'Eigene Listen, Notizen und Dateien',
      text: 'Was Sie selbst einstellen, gehört Ihnen. Sie erlauben uns, es den Menschen zu zeigen, mit denen Sie es teilen. Bitte nennen Sie in Titeln und Notizen keine Namen von Schülerinnen und Schülern.',
    },
    availability: {
      title: 'Verfügbarkeit',
      text: 'Wir halten das Portal so verfügbar wie möglich und kündigen Wartungen unter „Aktuelles“ an. Ein Anspruch darauf, dass ein bestimmtes Medium jederzeit abrufbar ist, besteht nicht; für wichtige Stunden lohnt sich ein Blick am Tag zuvor.',
    },
    liability: {
      title: 'Haftung',
      text: 'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit sowie für Schäden an Leben, Körper und Gesundheit. Bei einfacher Fahrlässigkeit haften wir nur, wenn eine wesentliche Pflicht verletzt ist, und begrenzt auf den vorhersehbaren Schaden.',
    },
    end: {
      title: 'Ende der Nutzung',
      text: 'Sie können Ihr Konto jederzeit löschen lassen. Wir sperren einen Zugang, wenn jemand die Schule verlässt oder schwer gegen diese Bedingungen verstößt, und sagen vorher Bescheid, wo das möglich ist.',
    },
    changes: {
      title: 'Änderungen und Recht',
      text: 'Ändern wir diese Bedingungen, kündigen wir das sechs Wochen vorher im Portal an. Es gilt deutsches Recht. Ist ein Teil unwirksam, bleibt der Rest gültig.',
    },
  },
};
