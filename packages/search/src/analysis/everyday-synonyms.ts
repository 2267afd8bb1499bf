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
Sport Turnen Leibeserziehung
Fahrrad Rad Velo
Bahn Eisenbahn Zug
Fotosynthese Photosynthese
Fotografie Photographie
Telefon Fernsprecher
Fernsehen TV
Kino Lichtspielhaus
Film Video
Bauernhof Landwirtschaft
Arzt Doktor Mediziner
Krankenhaus Klinik Spital
Medikament Arznei Arzneimittel
Gebiss Zähne
Skelett Knochengerüst
Gehirn Hirn
Bakterien Mikroorganismen
Nahrung Essen Lebensmittel
Abfall Müll
Wiederverwertung Recycling
Umweltschutz Naturschutz
Klimawandel Klimaerwärmung Erderwärmung Klimakrise
Treibhauseffekt Erderwärmung
Erdbeben Beben
Orkan Wirbelsturm Hurrikan Taifun
Flut Überschwemmung Hochwasser
Urwald Dschungel Regenwald
Wüste Trockengebiet
Ozean Meer Weltmeer
Strand Küste
Gebirge Berge
Kontinent Erdteil
Nordpol Arktis
Südpol Antarktis
Landkarte Karte Atlas
Hauptstadt Metropole
Dorf Ortschaft
Bürgermeister Stadtoberhaupt
Abgeordnete Parlamentarier
Wahl Abstimmung
Volksherrschaft Demokratie
Alleinherrschaft Diktatur
Herrscher König Monarch
Ritterzeit Mittelalter
Altertum Antike
Urzeit Urgeschichte Vorgeschichte
Nationalsozialismus NS-Zeit Drittes-Reich
Judenverfolgung Holocaust Shoah
Weltkrieg Krieg
Sklaverei Leibeigenschaft
Industrialisierung Revolution
Erfinder Erfindung
Entdecker Seefahrer
Wikinger Nordmänner
Ureinwohner Indianer
Ägypten Pharaonen
Schriftsteller Autor Dichter
Gedicht Lyrik Poesie
Märchen Sage
Theaterstück Drama Schauspiel
Buchdruck Druckkunst
Rechtschreibung Orthografie Orthographie
Grammatik Sprachlehre
Hauptwort Nomen Substantiv
Tunwort Verb Zeitwort
Wiewort Adjektiv Eigenschaftswort
Fürwort Pronomen
Aufsatz Text
Bruchrechnung Brüche
Malnehmen Multiplikation Multiplizieren
Teilen Division Dividieren
Zusammenzählen Addition Addieren
Abziehen Subtraktion Subtrahieren
Hochzahl Exponent
Kommazahl Dezimalzahl Dezimalbruch
Rauminhalt Volumen
Kreiszahl Pi
Gerade Linie
Durchschnitt Mittelwert
Wahrscheinlichkeit Stochastik
Elektrizität Strom
Anziehungskraft Schwerkraft Gravitation
Geschwindigkeit Tempo
Atomkraft Kernkraft Kernenergie Atomenergie
Erneuerbare Regenerative
Windrad Windkraft Windenergie
Solarenergie Sonnenenergie Photovoltaik
Rundfunk Radio
Schall Ton
Regenbogen Spektralfarben
Fernrohr Teleskop
Mikroskop Vergrößerungsglas
Rakete Raumschiff
Astronaut Raumfahrer Kosmonaut
Sternschnuppe Meteor
Sternenhimmel Sterne
Hund Welpe
Katze Kater
Pferd Ross
Kuh Rind
Schwein Sau Ferkel
Huhn Henne
Hase Kaninchen
Vogel Vögel Gefieder
Wal Walfisch
Dinosaurier Saurier Urechse
Insekt Kerbtier Insekten
Schmetterling Falter
Spinne Spinnentier
Kriechtier Reptil Reptilien
Lurch Amphibie Amphibien
Säuger Säugetier
Blume Blüte
Baum Bäume Gehölz
Wald Forst
Pilz Schwammerl
Kartoffel Erdapfel
Mais Kukuruz
Vererbung Genetik
Abstammung Evolution
Fortpflanzung Vermehrung
Zellteilung Mitose
Sexualkunde Aufklärung Sexualerziehung
Pubertät Erwachsenwerden
Drogen Rauschgift Rauschmittel
Alkohol Trunksucht
Rauchen Nikotin Tabak
Mobbing Schikane
Freundschaft Freunde
Streit Konflikt
Angst Furcht
Freude Glück
Weihnachten Christfest
Ostern Osterfest
Islam Muslime
Judentum Juden
Christentum Christen
Kirche Gotteshaus
Geld Währung
Arbeitslosigkeit Erwerbslosigkeit
Beruf Arbeit
Lehrling Auszubildender Azubi
Bewerbung Vorstellungsgespräch
Werbung Reklame
Zeitung Presse
Internet Netz WWW
Falschnachrichten Fakenews Desinformation
Urheberrecht Copyright
Programmieren Coding Programmierung
Noten Musiknoten
Klavier Piano Flügel
Geige Violine
Lied Song
Orchester Sinfonieorchester
Malerei Gemälde
Bildhauerei Skulptur Plastik
Zeichnen Zeichnung
Fußball Soccer
Verkehrszeichen Verkehrsschild
Ampel Lichtzeichenanlage
Flugzeug Flieger
Schiff Boot
`;
