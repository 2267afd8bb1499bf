export const privacy = {
  title: 'Datenschutz',
  intro:
    'Dieses Portal kommt mit wenig aus: Schülerinnen und Schüler brauchen weder Namen noch E-Mail-Adresse, und niemand wird beim Lernen beobachtet. Hier steht, was wir speichern, wozu und wie lange.',
  updated: 'Stand: 15. November 2026',
  sections: {
    brief: {
      title: 'Das Wichtigste in Kürze',
      list: {
        pupils: 'Wer einen Zugangscode hat, bleibt für uns ohne Namen.',
        cookies:
          'Wir setzen nur Cookies, ohne die das Portal nicht funktioniert oder die eine eigene Einstellung merken.',
        third:
          'Schriften, Bilder und Filme kommen von unserem eigenen Server. Dritte erfahren nichts von Ihrem Besuch.',
        ads: 'Es gibt keine Werbung, keine Profile und keine Entscheidungen durch Automaten.',
      },
    },
    controller: {
      title: 'Verantwortlich',
      text: 'Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist:',
      address: 'Landkreis Hohenfeld, Medienzentrum\nSchillerstraße 14\n74999 Hohenfeld',
      textMail: 'E-Mail: [post@medienzentrum.example.org](mailto:post@medienzentrum.example.org)',
      textOfficer:
        'Die behördliche Datenschutzbeauftragte erreichen Sie unter derselben Anschrift und unter [datenschutz@medienzentrum.example.org](mailto:datenschutz@medienzentrum.example.org).',
    },
    pupils: {
      title: 'Schülerinnen und Schüler',
      text: 'Eine Lehrkraft erzeugt Zugangscodes für ihre Klasse und gibt sie als Karten aus. Der Code ist das ganze Konto: Namen, Geburtsdaten oder E-Mail-Adressen werden nicht abgefragt.',
      textStored:
        'Vom Code speichern wir einen Prüfwert, aus dem er sich nicht zurückrechnen lässt, und eine verschlüsselte Fassung, die nur die Lehrkräfte der Klasse sehen können. Ein Code endet spätestens am 31. Juli; danach öffnet er nichts mehr.',
    },
    adults: {
      title: 'Lehrkräfte und Verwaltungen',
      text: 'Für ein Konto speichern wir:',
      list: {
        name: 'Vor- und Nachname, Benutzername, E-Mail-Adresse',
        school: 'die Schule und die Aufgabe dort (Lehrkraft, Verwaltung)',
        password: 'das Passwort als Prüfwert (Argon2id), nie im Klartext',
        work: 'was Sie selbst anlegen: Listen, Merkzeichen, Freigaben an Klassen',
      },
      textBasis:
        'Wir brauchen das, um den Bildungsauftrag des Medienzentrums zu erfüllen (Artikel 6 Absatz 1 Buchstabe e DSGVO in Verbindung mit dem Schul- und dem Datenschutzrecht des Landes). Das Konto wird gelöscht, wenn Sie die Schule verlassen oder darum bitten.',
    },
    visits: {
      title: 'Beim Besuch des Portals',
      text: 'Ihr Gerät überträgt mit jeder Anfrage seine IP-Adresse, sonst könnten wir nicht antworten. In unserem technischen Protokoll stehen Zeitpunkt, Art der Anfrage, Ergebnis, Dauer und eine zufällige Kennung; die IP-Adresse, Suchwörter, Namen, Codes und Passwörter stehen dort nicht. Es dient dazu, Fehler zu finden, und wird nach 14 Tagen gelöscht.',
      textFailures:
        'Misslingt eine Anmeldung, zählen wir das 15 Minuten lang, damit niemand Passwörter durchprobieren kann. Konto und Adresse stehen dabei nur als Prüfwert in der Datenbank.',
    },
    cookies: {
      title: 'Cookies und Speicher im Browser',
      text: 'Alle folgenden Einträge sind technisch notwendig (§ 25 Absatz 2 Nummer 2 TDDDG). Eine Einwilligung ist deshalb nicht nötig, und es gibt kein Fenster, das danach fragt.',
      facts: {
        session: {
          term: '__Host-session',
          text: 'Hält Ihre Sitzung zusammen und schützt Formulare. Der Cookie endet mit dem Schließen des Browsers, die Anmeldung nach vier Stunden ohne Nutzung und spätestens nach zwölf. Wer angemeldet bleiben möchte, bleibt es 30 Tage.',
        },
        language: { term: 'lang', text: 'Merkt sich die Sprache, wenn Sie eine wählen. Ein Jahr.' },
        scheme: { term: 'scheme', text: 'Merkt sich helle oder dunkle Darstellung, wenn Sie eine wählen. Ein Jahr.' },
        redirect: {
          term: 'redirectUrl',
          text: 'Im lokalen Speicher: wohin es nach der Anmeldung weitergeht. Wird dann gelöscht.',
        },
        cache: {
          term: 'Zwischenspeicher',
          text: 'Im Speicher des geöffneten Fensters: zuletzt geladene Einstellungen für 60 Sekunden, nie Angaben zu Ihrem Konto. Beim Abmelden wird er geleert.',
        },
      },
    },
    usageOn: {
      title: 'Auswertung der Nutzung',
      text: 'Das Medienzentrum wertet aus, wie oft Medien geöffnet werden, damit es die richtigen Lizenzen kauft. Gezählt wird je Medium, Schule und Tag. Wer ein Medium geöffnet hat, wird dafür nicht festgehalten.',
    },
    usageOff: {
      title: 'Auswertung der Nutzung',
      text: 'Eine Auswertung der Nutzung ist in diesem Portal nicht eingeschaltet.',
    },
    recipients: {
      title: 'Wer die Daten bekommt',
      text: 'Das Portal läuft auf Servern des Landkreises in Deutschland. Zugriff haben nur die Menschen, die es betreiben. Eine Weitergabe an Dritte oder in Länder außerhalb der Europäischen Union findet nicht statt.',
      textSchool:
        'Innerhalb einer Schule sehen Lehrkräfte ihre eigenen Klassen, die Schulverwaltung sieht Mitglieder und Lizenzen der Schule. Andere Schulen sehen davon nichts.',
    },
    rights: {
      title: 'Ihre Rechte',
      text: 'Sie können jederzeit:',
      list: {
        access: 'Auskunft über Ihre Daten und eine Kopie verlangen (Artikel 15 und 20 DSGVO)',
        correct: 'falsche Angaben berichtigen lassen (Artikel 16 DSGVO)',
        erase: 'Ihre Daten löschen oder ihre Verarbeitung einschränken lassen (Artikel 17 und 18 DSGVO)',
        object: 'der Verarbeitung aus Gründen Ihrer besonderen Lage widersprechen (Artikel 21 DSGVO)',
      },
      textHow: 'Eine formlose Nachricht an die oben genannten Adressen genügt.',
      textPupils:
        'Weil wir Schülerinnen und Schüler nicht mit Namen kennen, hilft bei Fragen zu einem Code die Lehrkraft der Klasse.',
    },
    complaint: {
      title: 'Beschwerde',
      text: 'Sind Sie nicht einverstanden, können Sie sich bei der Datenschutzaufsicht des Landes beschweren (Artikel 77 DSGVO). Schreiben Sie uns gern vorher; oft lässt sich eine Frage gleich klären.',
    },
  },
};
