export const queryKinds = ['exact', 'stem', 'umlaut', 'compound', 'typo', 'synonym', 'two words', 'broad'] as const;
export type QueryKind = (typeof queryKinds)[number];

export interface JudgedQuery {
  readonly kind: QueryKind;
  readonly q: string;
  /** How well a record answers: 3 what is looked for, 2 a good answer, 1 related. Everything else is no answer. */
  readonly grades: ReadonlyMap<string, number>;
}

/**
 * One query a line, then the records that answer it with their grades. A bare number stands for both records of a
 * topic, the children's encyclopedia and the encyclopedia; K and W in front for one of them; other records by their
 * identifiers. Written by reading titles and texts, before any engine was asked.
 */
const judged: Readonly<Record<QueryKind, string>> = {
  exact: `
Klimawandel = 1321:3 1320:1 1319:1
Römisches Reich = 2118:3
Französische Revolution = 0807:3
Anne Frank = 0798:3
Mona Lisa = 1665:3 1466:1
Zweiter Weltkrieg = 2893:3
Photosynthese = 1932:3
Schwarzes Loch = 2251:3
Martin Luther = 1525:3
Berliner Mauer = 0266:3
Big Ben = 0290:3
Wilhelm Tell = 2496:3
Titanic = 2536:3
Alice im Wunderland = 0055:3
Primzahlen = KHAN-85595310:3 1987:3 KHAN-158925083:2
Eiffelturm = 0598:3
Rotkäppchen = 2131:3
Eutrophication = OERC-60824:3
Critical Thinking Evaluation = OERC-111776:3
KLEX-2507 = K2507:3
`,
  stem: `
Vulkane = 2700:3
Wal = 2716:3 0310:1 1978:1 2264:1
Kontinente = 1360:3
Muskeln = 1717:3
Museen = 1712:3
Bakterium = 0207:3
Höhlen = 1092:3 1093:1
Häfen = 0991:3
Wüsten = 2827:3
Gletschern = 0920:3
Städten = 2388:3
Flüssen = 0782:3
Erfindern = 0660:3
Kometen = 1348:3
Kreuzzüge = 1397:3
Mumien = 1702:3
Giraffe = 0914:3
Elefant = 0620:3
Histogramm = KHAN-23768:3 KHAN-xfeb52bb5:3 KHAN-xbfb17dc0:3 KHAN-x473b5ffc:2
polymer = OERC-101801:3 OERC-101668:3
`,
  umlaut: `
Voegel = 2701:3
Roemisches Reich = 2118:3
Aegypten = 0034:3 0069:2
Muenchen = 1704:3
Koeln = 1342:3
Zuerich = 2891:3
Baeren = 0218:3
Loewe = 1511:3
Saeugetiere = 2183:3
Kaenguru = 1238:3
Oesterreich = 1851:3
Duerer = 0576:3
Maerchen = 1572:3
Grossbritannien = 0969:3
Strasse = 2426:3
Fussball = 0840:3
Atmosphaere = 0162:3
Daenemark = 0481:3
Schildkroete = 2204:3
Tuerkei = 2592:3
`,
  compound: `
Teilung der Zelle = 2859:3 0549:1
Wandel des Klimas = 1321:3
Schutz der Umwelt = 2613:3
Verschmutzung der Umwelt = 2614:3
Kreislauf des Blutes = 0322:3
Rechnen mit Brüchen = 0375:3
System der Sonne = 2349:3
Zug der Vögel = 2887:3
Rechte der Menschen = 1620:3
Rechte der Kinder = 1302:3
Arbeit von Kindern = 1296:3
Brand im Wald = 2714:3
Kraft des Windes = 2792:3 2794:2
Wanderung der Völker = 2692:3
Finsternis der Sonne = 2348:3
Schrift für Blinde = 0314:3
Elisabethturm = 0290:3
Bienenhonig = 1106:3 0288:2
Indianerstämme = 1136:3
Wikingerschiffe = 2780:3
Vulkanausbruch = 2700:3 1968:2
Kartoffelpflanze = 1258:3
`,
  typo: `
Vulkna = 2700:3
Dinosauirer = 0528:3
Fotosyntese = 1932:3
Krokodiel = 1402:3
Elefannt = 0620:3
Schmeterling = 2226:3
Gletcher = 0920:3
Pyramiede = 2007:3 2008:2
Mittelater = 1654:3
Napoleno = 1738:3
Shakespear = 2296:3
Einstien = 0603:3
Pinguien = 1939:3
Jupitter = 1214:3
Demokratei = 0495:3
Bibiliothek = 0283:3
Kolumbsu = 1347:3
Beethofen = 0248:3
Archimdes = 0125:3
Primfaktorenzerlegnug = KHAN-2600704:3 KHAN-xf27acc45:3
`,
  synonym: `
Weltraum = 2756:3 2038:2 2039:1
Mobiltelefon = 1013:3 2333:2
Automobil = 0185:3
LKW = 1443:3
Violine = 0874:3
Kernkraft = 0166:3
Photographie = 0795:3
Gravitation = 2262:3
Müll = 0011:3 2044:2
Zeitwort = 2656:3
Eigenschaftswort = 0025:3
Dschungel = 2052:3 0567:2
Erdteil = 1360:3
Fernrohr = 2495:3
Spital = 1381:3
Reklame = 2763:3
Klimaerwärmung = 1321:3
Kosmos = 2756:3
Piano = 1315:3
Falter = 2226:3
Saurier = 0528:3
Shoah = 1096:3
`,
  'two words': `
Luther Reformation = 2046:3 1525:3 2047:1
Mond Landung = 0112:3 0138:3
Ägypten Pyramiden = 2008:3 2007:3 0069:2
Kolumbus Amerika = 1347:3
Einstein Relativitätstheorie = 2062:3 0603:3
Blut Herz = 0322:3 1061:3 0321:2
Ebbe Flut = 0910:3 2735:2
Wolf Rotkäppchen = 2131:3
Germanen Römer = 0892:3 2646:3 1486:2
Gutenberg Buchdruck = 0385:3 0984:3
Pinguine Antarktis = 1939:3 0104:2
Kohle Bergbau = 0261:3 1337:3
Honig Bienen = 0288:3 1106:3
Sonne Energie = 2347:3 0666:2
Brüche addieren = KHAN-2600768:3 KHAN-xbf78b82a:3 KHAN-x2656f61f:3 KHAN-13179314:3 KHAN-x05f0312b:3 KHAN-xeff72154:2 KHAN-xfee69324:2 KHAN-x1a5c8db9:2 0375:1
Satz Pythagoras = KHAN-2600799:3 KHAN-23754:3 KHAN-26903:3 KHAN-x5a21eae7:3 KHAN-1199568849:3 KHAN-290279020:3 KHAN-1199369003:3 KHAN-1199652424:3 KHAN-26902:3 KHAN-26766:3
Quadratwurzeln vereinfachen = KHAN-x18b09b45:3 KHAN-x1918d185:3 KHAN-xc5f2930c:3
Säulendiagramme lesen = KHAN-380854778:3 KHAN-xc2bbf559:3 KHAN-x2548e1a0:3 KHAN-x28ea4087:3 KHAN-x991f8b4e:3
machine learning = OERC-115010:3 OERC-103009:2
classroom management = OERC-110936:3 OERC-122380:3
creative commons licenses = OERC-57248:3 OERC-90999:3 OERC-34110:3 OERC-79271:2 OERC-111190:2
climate change = OERC-69323:3 OERC-66660:3 OERC-105483:2 OERC-74303:1
`,
  broad: `
Tiere = 2524:3 2522:2 2715:2 2786:2 1030:2
Planeten = 1946:3 1582:2 1214:2 2178:2 2655:2 1624:2 1754:2 2628:2 0653:1 2349:1
Energie = 0638:3 0666:2 2347:2 0166:2
Musik = 1714:3 1715:2 1970:2 2103:2 2695:2 0623:2 0468:2
Krieg = 1398:3 0409:2 1230:2 0559:2 0672:2 2893:2 2683:2
Dinosaurier = 0528:3 2601:2 2566:2 0345:2 0061:2 2652:2
Wetter = 2770:3 1631:2
Religion = 2064:3
Bäume = 0238:3 1817:2 1728:2
Insekten = 1152:3
Götter = 0961:3 2117:3 0943:2
Winter = 2797:3 2798:2 2799:2
Schule = 2246:3 0973:2 0274:2
Wasser = 2731:3 2570:2 0974:2 2732:2 1088:2
Computer = 0460:3 0461:2
Griechenland = 0960:3 0070:3
Revolution = 2078:3 0807:2 1141:2 1588:2 1803:2
Geld = 0878:3 2710:2 2478:2
Olympische Spiele = 1828:3 1883:2
Kinder = 1295:3 1302:2 1296:2 1298:2 1299:2 1300:2
`,
};

function expandReference(reference: string): string[] {
  if (/^\d{4}$/.test(reference)) return [`KLEX-${reference}`, `WIKI-${reference}`];
  if (/^K\d{4}$/.test(reference)) return [`KLEX-${reference.slice(1)}`];
  if (/^W\d{4}$/.test(reference)) return [`WIKI-${reference.slice(1)}`];
  return [reference];
}

function readQuery(kind: QueryKind, line: string): JudgedQuery {
  const [q = '', answers = ''] = line.split(' = ');
  const grades = answers.split(' ').flatMap((answer): [string, number][] => {
    const [reference = '', grade] = answer.split(':');
    return expandReference(reference).map((identifier) => [identifier, Number(grade)]);
  });
  return { kind, q, grades: new Map(grades) };
}

/** All judged queries. */
export const judgedQueries: readonly JudgedQuery[] = queryKinds.flatMap((kind) =>
  judged[kind]
    .trim()
    .split('\n')
    .map((line) => readQuery(kind, line)),
);
