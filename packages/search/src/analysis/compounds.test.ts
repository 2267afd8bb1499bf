import { describe, expect, it } from 'vitest';
import { growLexicon } from './base-lexicon';
import { splitCompound } from './compounds';
import { foldWord } from './fold';
import { stemGerman } from './stem';

const lexicon = growLexicon(() => undefined);
const stem = (word: string) => stemGerman(foldWord(word));
const leavesOf = (word: string) => splitCompound(lexicon, foldWord(word))?.leaves ?? [];

const compounds = `
Zellteilung = Zelle Teilung
Klimawandel = Klima Wandel
Vulkanausbruch = Vulkan Ausbruch
Wasserkreislauf = Wasser Kreis Lauf
Arbeitsteilung = Arbeit Teilung
Schulbuch = Schule Buch
Kindergarten = Kinder Garten
Sonnensystem = Sonne System
Geburtstag = Geburt Tag
Regenwald = Regen Wald
Erdbeben = Erde Beben
Weltkrieg = Welt Krieg
Bundestag = Bund Tag
Säugetierart = Säugetier Art
Photosynthese = Photo Synthese
Kernenergie = Kern Energie
Atomkraftwerk = Atom Kraft Werk
Bruchrechnung = Bruch Rechnung
Lebensmittel = Leben Mittel
Bauernhof = Bauern Hof
Blutkreislauf = Blut Kreis Lauf
Großstadt = groß Stadt
Wohnhaus = wohn Haus
Mondlandung = Mond Landung
Magnetfeld = Magnet Feld
Menschenrechte = Menschen Recht
Umweltschutz = Umwelt Schutz
Straßenverkehr = Straße Verkehr
Weihnachtsbaum = Weihnacht Baum
Geschichtsunterricht = Geschichte Unterricht
Musikinstrument = Musik Instrument
Stromkreis = Strom Kreis
Herzschlag = Herz Schlag
Vogelzug = Vogel Zug
Wirbelsäule = Wirbel Säule
Nahrungskette = Nahrung Kette
Ameisenhaufen = Ameise Haufen
Wüstenklima = Wüste Klima
Kirchturm = Kirche Turm
Sprachunterricht = Sprache Unterricht
Bienenstock = Biene Stock
Meeresboden = Meer Boden
Landwirtschaft = Land Wirtschaft
Gletscherschmelze = Gletscher Schmelze
Flächenberechnung = Fläche Berechnung
Wahlrecht = Wahl Recht
Bauernkrieg = Bauern Krieg
Steinzeit = Stein Zeit
Tierarzt = Tier Arzt
Eisbär = Eis Bär
Nordpol = Nord Pol
Gewitterwolke = Gewitter Wolke
Zugvögel = Zug Vögel
Blumentopferde = Blume Topf Erde
Luftdruck = Luft Druck
Bevölkerungsentwicklung = Bevölkerung Entwicklung
Universitätsbibliothek = Universität Bibliothek
Religionsunterricht = Religion Unterricht
Dampfmaschine = Dampf Maschine
Weltraum = Welt Raum
Märchenfigur = Märchen Figur
Kreuzzüge = Kreuz Züge
Fotokamera = Foto Kamera
Wasserstoffatom = Wasser Stoff Atom
Jahreszeiten = Jahr Zeit
`
  .trim()
  .split('\n')
  .map((line) => line.split(' = ') as [string, string]);

const wholeWords = `
Generation Information Wissenschaft Abteilung Ausbruch Unterricht Lehrer Planeten Elefanten Tomate Kartoffel Parlament
Demokratie Mathematik Partei Polizei Religion Universität Freiheit Gesellschaft Landschaft Mannschaft Entwicklung
Erfahrung Gegenwart Zukunft Bericht Gericht Umwelt Deutschland Frankreich Hamburg Montag Sekunde Handlung Wandern
Artikel Radio Europa Orange Direktor Minister Musiker Touristen Vulkanismus Märchen Mädchen Kaninchen Schmetterling
Eltern Ostern Westen Persien Batterie Autor Automat Traktor Motoren Ziegel Banane Spinne Sterne Schwester Messer Fenster
Zeitung Meinung Wohnung Rechnung Nahrung Bildung Verkehr Verein Alphabet Allergie Energie Regierung Instrument
Experiment Temperatur Geschichte Geschwister Krokodil Pinguin Philosophie Bibliothek
`
  .trim()
  .split(/\s+/);

describe('compounds', () => {
  it('are tried on a good number of words', () => {
    expect(compounds.length + wholeWords.length).toBeGreaterThanOrEqual(120);
  });

  it.each(compounds)('%s is made of %s', (word, parts) => {
    expect(leavesOf(word)).toEqual(parts.split(' ').map(stem));
  });

  it.each(wholeWords)('%s is one word', (word) => {
    expect(leavesOf(word)).toEqual([]);
  });

  it('of three words also name the words between', () => {
    expect(splitCompound(lexicon, foldWord('Regenwaldtiere'))).toEqual({
      leaves: ['Regen', 'Wald', 'Tier'].map(stem),
      nodes: ['Regenwald', 'Regen', 'Wald', 'Tier'].map(stem),
    });
  });

  it('are learned from the catalogue: its words are parts as well', () => {
    const word = foldWord('Quokkagehege');
    const grown = growLexicon((part) =>
      part === 'quokka' || part === 'gehege' ? { frequency: 3, isNoun: true } : undefined,
    );
    expect(splitCompound(lexicon, word)).toBeUndefined();
    expect(splitCompound(grown, word)?.leaves).toEqual(['Quokka', 'Gehege'].map(stem));
  });

  it('are left whole where the whole is far more common than its parts', () => {
    const grown = growLexicon((part) => (part === 'zellteilung' ? { frequency: 10_000, isNoun: true } : undefined));
    expect(splitCompound(grown, foldWord('Zellteilung'))).toBeUndefined();
  });
});
