/**
 * Plain words of which many compounds are made. A small catalogue does not hold enough of them to learn from, and the
 * short ones are listed because nothing shorter than four letters counts as a part otherwise.
 */
export const everydayNouns = `
Abend Abfall Abgas Abwasser Acker Ader Affe Akte Alge Alkohol Alltag Alpen Alter Altar Ameise Amerika Amt Anbau Anfang
Angriff Angst Anker Anlage Antrieb Antwort Apfel Apparat Arbeit Archiv Arm Armee Armut Arzt Asche Ast Atem Atlas Atom
Aufbau Aufgabe Auge Ausbildung Ausbruch Auto Axt Bach Bad Bahn Bakterie Ball Band Bank Bär Bauch Bauer Bauern Baum
Beamter Becken Beere Bein Berg Beruf Bett Beute Bewegung Biene Bier Bild Bildung Birne Blatt Blei Blick Blitz Block
Blume Blut Blüte Boden Bogen Bohne Bombe Boot Brand Braut Brief Brille Brot Bruch Brücke Bruder Brunnen Brust Buch Bühne
Bund Bürger Burg Butter Chor Christ Computer Dach Dampf Darm Daten Demokratie Denkmal Diagramm Dichter Dieb Dienst Ding
Dom Donner Dorf Drache Draht Dreieck Droge Druck Düne Dünger Ebene Ecke Ehe Ehre Eiche Eimer Einheit Eis Eisen Elektro
Eltern Energie Engel Ente Entdecker Entstehung Entwicklung Erbe Erde Erfinder Erfindung Ernährung Ernte Erosion
Erwärmung Erziehung Esel Eule Euro Fabrik Fach Faden Fahne Fahrer Fahrt Fahrzeug Falke Fall Falle Familie Farbe Faser
Feder Fee Fehler Feier Feind Feld Fell Fels Fenster Ferien Fest Fett Feuer Film Finger Fisch Fläche Flagge Flasche
Fleisch Fliege Floh Flucht Flug Flügel Fluss Flüssigkeit Form Forscher Forschung Foto Frage Frau Freund Frieden Frost
Frosch Frucht Fuchs Funk Funktion Fuß Futter Gans Garten Gas Gast Gebäude Geber Gebiet Gebirge Geburt Gedicht Gefahr
Gefühl Gehirn Geist Geld Gemüse Generator Gerät Gerechtigkeit Gericht Geruch Geschäft Geschichte Geschlecht Gesellschaft
Gesetz Gesicht Gestalt Gestein Gesundheit Getreide Gewalt Gewässer Gewerkschaft Gewicht Gewitter Gift Gitter Glas Glaube
Gletscher Glocke Glück Gold Gott Grab Graben Gras Grenze Griff Größe Grund Gruppe Gürtel Haar Hafen Hafer Hagel Hai Hals
Hammer Hand Handel Handwerk Hase Haupt Haus Haut Hebel Heer Heft Heil Heim Heizung Held Hemd Herbst Herd Herr Herrschaft
Herz Heu Hexe Hilfe Himmel Hirn Hirsch Hirte Hitze Hof Höhe Höhle Holz Honig Horn Hose Huf Huhn Hund Hunger Hut Hütte
Igel Industrie Information Insekt Insel Internet Jagd Jäger Jahr Jahrhundert Jugend Jude Käfer Kaffee Käfig Kaiser
Kalender Kalk Kammer Kampf Kanal Kapsel Karte Käse Kasse Kasten Katalog Katze Kaufmann Keller Kern Kerze Kette Kind
Kinder Kino Kirche Klang Klasse Klavier Kleid Klima Kloster Knochen Knospe Kohle Kohlen Koch Kolonie König Kontinent
Konto Konzert Kopf Koralle Korb Korn Körper Kosten Kraft Krankheit Kranz Kraut Krebs Kreis Kreislauf Kreuz Krieg Krone
Kröte Küche Kuchen Kugel Kuh Kultur Kunde Kunst Kupfer Kurs Kuss Küste Lager Lampe Land Landung Länge Lärm Last Laub
Lauf Laus Laut Leben Leber Leder Lehre Lehrer Leib Leiche Leistung Leiter Lektüre Leser Lexikon Licht Liebe Lied Linie
Linse Lippe Liste Literatur Loch Löffel Lohn Lösung Löwe Luft Lunge Lupe Lüge Macht Magen Magnet Mahl Maler Malerei
Mann Märchen Markt Marsch Maschine Masse Material Mathematik Mauer Maul Maus Medien Medizin Meer Mehl Meister Mensch
Menschen Messer Messung Metall Meter Methode Milch Minister Mittel Mode Modell Moment Monat Mond Moor Moos Mord Morgen
Motor Müll Mund Münze Musik Muskel Muster Mut Mutter Mythos Nabel Nacht Nadel Nagel Nahrung Name Nase Natur Nebel Nerv
Nest Netz Niederschlag Norden Not Note Nuss Oase Ober Obst Ofen Ohr Oper Opfer Orden Ordnung Organ Ort Osten Ozean Ozon
Paar Palast Panzer Papier Papst Park Partei Partner Pass Pause Person Pest Pfad Pfarrer Pfeffer Pfeil Pferd Pflanze
Pflege Pflicht Pflug Physik Pilz Planet Plastik Platte Platz Pokal Pol Politik Polizei Portal Post Preis Presse
Produkt Produktion Programm Prozess Puppe Pyramide Quadrat Quelle Rad Rat Rakete Rahmen Rand Ratte Raub Rauch Raum Raupe
Rechner Rechnung Recht Rede Reflex Reform Regel Regen Regierung Reich Reifen Reihe Reis Reise Reiter Religion Rennen
Rettung Revolution Richter Ring Ritter Rock Roboter Rohr Rohstoff Rolle Roman Römer Rose Rost Rücken Rundfunk Sache
Saft Sage Salat Salz Samen Sand Sänger Satz Säugetier Säule Säure Schaf Schale Schall Schatten Schatz Schau Scheibe
Schein Schere Schicht Schiff Schild Schildkröte Schlacht Schlaf Schlag Schlange Schloss Schlüssel Schmerz Schmied Schmuck
Schmutz Schnecke Schnee Schnitt Schnur Schrank Schraube Schreiber Schrift Schritt Schuh Schuld Schule Schüler Schuss
Schutz Schwanz Schwarm Schwein Schwester Schwein Schwerpunkt Schwert See Seele Segel Seide Seife Seil Seite Sekunde
Sender Sendung Senke Sicherheit Sicht Sieg Silber Silbe Sinn Sklave Skelett Soldat Sommer Sonne Spannung Specht Speicher
Speise Spender Spiegel Spiel Spinne Spitze Sport Sprache Spring Spritze Spruch Spule Spur Staat Stab Stadt Stahl Stall
Stamm Stand Station Statistik Staub Stein Stelle Stern Steuer Stich Stiel Stift Stimme Stimmung Stock Stoff Straße
Strahl Strahlung Strauch Strecke Streich Streit Strom Strömung Struktur Stück Stufe Stuhl Stunde Sturm Sucht Süden
Synthese System Tabelle Tafel Tag Tage Takt Tal Tank Tanz Tat Taube Tee Technik Technologie Teich Teil Teilchen Teilung
Telefon Teller Temperatur Tempel Teppich Test Teufel Text Theater Thema Theorie Tiefe Tier Tisch Tod Ton Topf Tor Torf
Tourismus Tracht Tradition Traum Trieb Trieb Tropfen Truppe Tuch Tunnel Tür Turm Turnier Typ Übung Ufer Uhr Umwelt
Unfall Ungleichung Gleichung Unterricht Urlaub Ursache Vater Verbindung Verbrauch Verbrechen Verein Verfassung
Verhalten Verkehr Verschmutzung Versorgung Versuch Vertrag Vieh Viereck Virus Vogel Vögel Volk Völker Volumen
Vorkommen Vulkan Waage Wachs Wachstum Waffe Wagen Wahl Wald Wal Wand Wandel Wanderung Ware Wärme Wasser Watt Weben Weg
Weide Weihnacht Wein Weise Weite Weizen Welle Welt Wende Werbung Werk Werkstatt Werkzeug Wert Wesen Wespe Westen Wetter
Wiese Wind Winkel Winter Wirbel Wirtschaft Wissen Wissenschaft Woche Wohnung Wolf Wolke Wolle Wort Wörter Wunder Wunsch
Würfel Wurm Wurst Wurzel Wüste Zahl Zahn Zauber Zaun Zeichen Zeichnung Zeit Zeitung Zelle Zelt Zentrum Zeug Zeuge Ziege
Ziel Zimmer Zins Zirkel Zirkus Zoll Zone Zoo Zucht Zucker Zug Zunge Zustand Zweig Zwerg Zwiebel Zyklus Abkommen Analyse
Anwendung Beispiel Bericht Beschreibung Besuch Beziehung Einführung Erklärung Experiment Flöte Geige Grammatik
Interview Kapitel Konflikt Krise Lesung Mission Nahrungsmittel Lebensmittel Orgel Periode Quiz Reportage Rolle Studie
Training Übersicht Vergleich Vortrag Werkstoff Zeitalter Zusammenhang Aufstand Bewegung Bündnis Kanzler Präsident
Zellkern Fabel Ballade Novelle Drama Gattung Absatz Betrieb Finanzen Haushalt Kredit Lohn Unternehmen Wettbewerb
Bruch Bruchteil Faktor Fraktion Gerade Kegel Koordinate Potenz Prozent Rechnen Term Variable Vektor Zylinder Algebra
Geometrie Optik Mechanik Akustik Thermometer Elektron Ladung Widerstand Schwingung Beschleunigung Geschwindigkeit
Lauge Molekül Oxid Element Kohlenstoff Sauerstoff Wasserstoff Stickstoff Kristall Destillation Verbrennung
Evolution Vererbung Gen Chromosom Enzym Hormon Atmung Verdauung Fortpflanzung Keim Knolle Stängel Wirbelsäule Gelenk
Nährstoff Vitamin Impfung Hygiene Sucht Allergie Diabetes Infektion Epidemie
Äquator Breitengrad Gebirge Delta Flussbett Mündung Passat Monsun Plattentektonik Erdbeben Beben Tsunami Savanne Steppe
Tundra Taiga Regenwald Klimazone Bevölkerung Migration Siedlung Landwirtschaft Fischerei Bergbau Rohstoff
Antike Mittelalter Neuzeit Steinzeit Bronze Kaiserreich Republik Diktatur Widerstand Mauerfall Vertreibung Befreiung
Kreuzzug Bauernkrieg Aufklärung Romantik Barock Gotik Renaissance Kolonialismus
Haufen Schmelze Berechnung Instrument Bibliothek Universität Schifffahrt Figur Saurier Kamera
Erz Art Bus Wal Weihnacht Oster Metropol Haufen
Bibel Jesus Kirche Moschee Synagoge Buddha Prophet Gebet Taufe Feiertag Ostern Weihnachten
`;

/** Verbs, adjectives and directions that open a compound but never close one. */
export const openingWords = `
alt bau blau erd brenn bunt dreh dunkel ess fahr fein fern flach flieg frei fremd frisch früh gelb glüh groß grün halb hand
haupt heiß hell hoch hör kalt kauf klein koch kurz lang lauf lebe leb lehr lern lese lieb mal mess mini mikro misch nah
nass neu neben nieder nord nutz ost pump rechts links reit renn riech rot ruf rund scharf schieß schlaf schmelz
schnell schreib schrei schwarz schwer schwimm seh sitz solar spar spät sprech spring spül stark steh steig still such
süd süß tast tauch tief trag treib trenn trink trocken voll warm wasch wechsel weich weiß weit west wohn zeichen zeig
zieh zünd zwei drei vier fünf sechs sieben acht neun zehn einzel gesamt gemein geheim gegen sonder spezial super
bio foto photo video audio auto radio tele multi euro öko hydro thermo elektro mikro makro mega nano
`;

/** What looks like two words but is one: names, learned words, and words whose parts say nothing about them. */
export const unsplittableWords = `
Generation Generationen Information Informationen Operation Operationen Station Nation Dynastie Reaktion Redaktion
Deutschland England Russland Griechenland Finnland Irland Estland Lettland Schottland Holland Thailand Niederlande
Neuseeland Rheinland Saarland Island Grönland Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Sonnabend
Weihnachten Ostern Pfingsten Frankreich Österreich Hamburg Freiburg Augsburg Salzburg Luxemburg Straßburg Magdeburg
Wolfsburg Duisburg Heidelberg Nürnberg Frankfurt Hannover Stuttgart Düsseldorf Dortmund Mannheim Brandenburg
Mecklenburg Oldenburg Regensburg Würzburg Bamberg Darmstadt Schweinfurt Chemnitz
Artikel Partikel Partei Parteien Artillerie Artist Kartell Kartoffel Kartoffeln Karneval Kastanie Kasten Kanton Kantor
Karton Kapital Kapitän Kapitel Kaserne Katalog Katheter Kathedrale Legende Legierung Leopard Lokomotive Magister
Marathon Margarine Marine Marionette Marmelade Maschine Matrose Medaille Melone Metallurgie Minute Moment Monarchie
Monopol Moral Nachtigall Organ Organisation Orchester Palast Papagei Parade Parlament Pastor Patent Patient Pharao
Pinguin Planet Planeten Polizei Portion Position Produkt Prinzessin Professor Protein Provinz Pyramide Radieschen
Radio Radius Rakete Ration Region Religion Restaurant Rezept Roman Romantik Salamander Schokolade Schwester Seminar
Senator Skelett Soldat Spinat Standard Staat Staaten Statue Sultan Tabelle Talent Tapete Tarif Temperatur Tendenz
Testament Text Thermometer Tomate Tomaten Tornado Tourist Touristen Tradition Transport Trompete Tunnel Universum
Urlaub Vampir Vanille Verein Vereine Vitamin Vulkan Zensur Zentimeter Ziegel Zigarette Zigeuner Zitrone Zylinder Abteilung
Anton Auster Autor Autoren Automat Autorität Banane Bananen Batterie Bargeld Bastei Ernährung Erfahrung Erlaubnis Fenster
Festival Gelatine Gitarre Grammatik Granate Hamster Handel Handlung Hering Heringe Instrument Interesse Kommandant
Kompass Komponist Konkurrenz Konsonant Kontinent Kontrast Konzert Krokodil Lateiner Laterne Lawine Leiter Lehrer Lineal
Mandarine Mandel Mantel Messing Messer Meteorit Mineral Minister Ministerium Mittelalter Musikant Mutation Nashorn
Natrium Nebel Neandertaler Norwegen Notar Ozean Panther Papier Passagier Pergament Pilger Pirat Pistole
Portugal Prozent Schuster Sekretär Sekunde Senioren Sense Spanien Spiegel Sterben Stunde Taschen Tasten Tausend Tenor
Tiger Titanic Triangel Wanderer Wandern Wander Werkeln Wesen Weste Western Westen Wissenschaft Zeppelin Zepter
Gegenwart Zukunft Herkunft Ankunft Auskunft Unterkunft Gegend Legionen Legion Million Millionen Milliarde Billion
Schriftsteller Gestalter Zugehörigkeit Erbrechen Plantage Plantagen Metropole Wolfgang Konstantinopel Kontrolle Kontakt Großbritannien Verbrauch Gebrauch Genscher
Stangen Transformation Bonaparte Kasachstan Braunschweig Eichhörnchen Turnier Medizin Kaffee Herrscher
Religionen Regionen Aktion Aktionen Funktion Funktionen Spezialist Journalist Kapitalist Polizist Radierung Landung
`;

/** Compounds whose parts are too short, or look like an ending, so that no rule can find them. */
export const irregularCompounds = `
Eis|bär Braun|bär Wasch|bär Teddy|bär Koala|bär Panda|bär Nasen|bär Ameisen|bär
Erd|öl Heiz|öl Speise|öl Oliven|öl Palm|öl Roh|öl Pflanzen|öl Sonnenblumen|öl Öl|pest Öl|farbe Öl|quelle
Ei|weiß Ei|gelb Ei|zelle Ei|sprung Hühner|ei Oster|ei
U|Boot U|Bahn S|Bahn E|Mail E|Bike
`;
