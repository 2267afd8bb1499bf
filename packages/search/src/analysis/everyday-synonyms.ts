/** Words a person may use for one another, one group a line; German, and English where a German title uses it. */
export const everydaySynonyms = `
Handy Smartphone Mobiltelefon
Auto PKW Automobil Kraftfahrzeug
Lastwagen LKW Lastkraftwagen
Weltall Weltraum Kosmos Universum
Rechner Computer PC
Mathe Mathematik
Bio Biologie
Geo Geographie Geografie Erdkunde
Sozialkunde Gemeinschaftskunde Gesellschaftslehre Politik
Sachkunde Sachunterricht Heimatkunde
Fotosynthese Photosynthese
Fotografie Photographie
Telefon Fernsprecher
Fernsehen TV
Kino Lichtspielhaus
Krankenhaus Klinik Spital
Medikament Arznei Arzneimittel
Skelett Knochengerüst
Gehirn Hirn
Abfall Müll
Wiederverwertung Recycling
Klimawandel Klimaerwärmung Erderwärmung Klimakrise
Erdbeben Beben
Urwald Dschungel Regenwald
Ozean Meer Weltmeer
Kontinent Erdteil
Bürgermeister Stadtoberhaupt
Abgeordnete Parlamentarier
Volksherrschaft Demokratie
Alleinherrschaft Diktatur
Altertum Antike
Urzeit Urgeschichte Vorgeschichte
Judenverfolgung Holocaust Shoah
Gedicht Lyrik Poesie
Buchdruck Druckkunst
Rechtschreibung Orthografie Orthographie
Grammatik Sprachlehre
Hauptwort Nomen Substantiv
Tunwort Verb Zeitwort
Wiewort Adjektiv Eigenschaftswort
Fürwort Pronomen
Malnehmen Multiplikation Multiplizieren
Zusammenzählen Addition Addieren
Abziehen Subtraktion Subtrahieren
Hochzahl Exponent
Kommazahl Dezimalzahl Dezimalbruch
Rauminhalt Volumen
Kreiszahl Pi
Durchschnitt Mittelwert
Wahrscheinlichkeit Stochastik
Anziehungskraft Schwerkraft Gravitation
Geschwindigkeit Tempo
Atomkraft Kernkraft Kernenergie Atomenergie
Windrad Windkraft Windenergie
Solarenergie Sonnenenergie Photovoltaik
Rundfunk Radio
Fernrohr Teleskop
Astronaut Raumfahrer Kosmonaut
Sternschnuppe Meteor
Katze Kater
Pferd Ross
Huhn Henne
Wal Walfisch
Dinosaurier Saurier Urechse
Insekt Kerbtier Insekten
Schmetterling Falter
Spinne Spinnentier
Kriechtier Reptil Reptilien
Lurch Amphibie Amphibien
Säuger Säugetier
Kartoffel Erdapfel
Mais Kukuruz
Zellteilung Mitose
Pubertät Erwachsenwerden
Drogen Rauschgift Rauschmittel
Mobbing Schikane
Angst Furcht
Weihnachten Christfest
Ostern Osterfest
Arbeitslosigkeit Erwerbslosigkeit
Lehrling Auszubildender Azubi
Werbung Reklame
Falschnachrichten Fakenews Desinformation
Urheberrecht Copyright
Programmieren Coding Programmierung
Klavier Piano Flügel
Geige Violine
Orchester Sinfonieorchester
Bildhauerei Skulptur Plastik
Fußball Soccer
Verkehrszeichen Verkehrsschild
Ampel Lichtzeichenanlage
Flugzeug Flieger
`;

/** Words for things that belong together; they help where little is found. */
export const relatedWords = `
Sport Turnen Leibeserziehung
Fahrrad Rad Velo
Bahn Eisenbahn Zug
Film Video
Bauernhof Landwirtschaft
Arzt Doktor Mediziner
Gebiss Zähne
Bakterien Mikroorganismen
Nahrung Essen Lebensmittel
Umweltschutz Naturschutz
Treibhauseffekt Erderwärmung
Orkan Wirbelsturm Hurrikan Taifun
Flut Überschwemmung Hochwasser
Wüste Trockengebiet
Strand Küste
Gebirge Berge
Nordpol Arktis
Südpol Antarktis
Landkarte Karte Atlas
Hauptstadt Metropole
Dorf Ortschaft
Wahl Abstimmung
Herrscher König Monarch
Ritterzeit Mittelalter
Nationalsozialismus NS-Zeit Drittes-Reich
Sklaverei Leibeigenschaft
Industrialisierung Revolution
Erfinder Erfindung
Entdecker Seefahrer
Wikinger Nordmänner
Ureinwohner Indianer
Ägypten Pharaonen
Schriftsteller Autor Dichter
Märchen Sage
Theaterstück Drama Schauspiel
Aufsatz Text
Bruchrechnung Brüche
Teilen Division Dividieren
Gerade Linie
Elektrizität Strom
Erneuerbare Regenerative
Schall Ton
Regenbogen Spektralfarben
Mikroskop Vergrößerungsglas
Rakete Raumschiff
Sternenhimmel Sterne
Hund Welpe
Kuh Rind
Schwein Sau Ferkel
Hase Kaninchen
Vogel Vögel Gefieder
Blume Blüte
Baum Bäume Gehölz
Wald Forst
Pilz Schwammerl
Vererbung Genetik
Abstammung Evolution
Fortpflanzung Vermehrung
Sexualkunde Aufklärung Sexualerziehung
Alkohol Trunksucht
Rauchen Nikotin Tabak
Freundschaft Freunde
Streit Konflikt
Freude Glück
Islam Muslime
Judentum Juden
Christentum Christen
Kirche Gotteshaus
Geld Währung
Beruf Arbeit
Bewerbung Vorstellungsgespräch
Zeitung Presse
Internet Netz WWW
Noten Musiknoten
Lied Song
Malerei Gemälde
Zeichnen Zeichnung
Schiff Boot
`;
