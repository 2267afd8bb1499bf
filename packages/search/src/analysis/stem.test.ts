import { describe, expect, it } from 'vitest';
import { foldWord } from './fold';
import { stemEnglish, stemGerman } from './stem';

const germanForms = [
  ['Vulkan', 'Vulkane', 'Vulkanen', 'Vulkans'],
  ['Vogel', 'Vögel', 'Voegel', 'Vögeln', 'Vogels'],
  ['Haus', 'Häuser', 'Hauses', 'Häusern'],
  ['Zelle', 'Zellen'],
  ['Klima', 'Klimas'],
  ['Thema', 'Themen', 'Themas'],
  ['Museum', 'Museen', 'Museums'],
  ['Medium', 'Medien', 'Mediums'],
  ['Gymnasium', 'Gymnasien'],
  ['Virus', 'Viren'],
  ['Rhythmus', 'Rhythmen'],
  ['Organismus', 'Organismen'],
  ['Zentrum', 'Zentren', 'Zentrums'],
  ['Auto', 'Autos'],
  ['Foto', 'Fotos'],
  ['Kamera', 'Kameras'],
  ['Lehrer', 'Lehrerin', 'Lehrerinnen', 'Lehrern'],
  ['Baum', 'Bäume', 'Bäumen', 'Baumes'],
  ['Raum', 'Räume', 'Räumen'],
  ['Pflanze', 'Pflanzen'],
  ['Reaktion', 'Reaktionen'],
  ['Datum', 'Daten'],
  ['Bürger', 'Bürgern', 'Bürgerin', 'Bürgerinnen', 'Bürgers'],
  ['Kind', 'Kinder', 'Kindern', 'Kindes'],
];

describe('German stems', () => {
  it.each(germanForms)('take %s and its other forms as one word', (...forms) => {
    expect(new Set(forms.map((form) => stemGerman(foldWord(form)))).size).toBe(1);
  });

  it.each([
    ['Haus', 'Hase'],
    ['Bürger', 'Burg'],
    ['Eisen', 'Eis'],
    ['Bauer', 'Bau'],
    ['Römer', 'Rom'],
    ['Schüler', 'Schule'],
    ['Ritter', 'Ritt'],
    ['Zeus', 'Zeit'],
    ['Reichtum', 'Reich'],
    ['Wachstum', 'Wachs'],
    ['Baum', 'Bau'],
    ['Raum', 'Rabe'],
    ['Eis', 'Ei'],
    ['Kreis', 'Kreide'],
    ['Maus', 'Mauer'],
  ])('keep %s and %s apart', (one, another) => {
    expect(stemGerman(foldWord(one))).not.toBe(stemGerman(foldWord(another)));
  });

  it.each(['h2o', 'co2', '4610103', 'a', '', 'абв'])('leave "%s" as it is', (word) => {
    expect(stemGerman(word)).toBe(word);
  });
});

describe('English stems', () => {
  it.each([
    ['study', 'studies', 'studying', 'studied'],
    ['volcano', 'volcanoes'],
    ['equation', 'equations'],
    ['fraction', 'fractions'],
    ['community', 'communities'],
  ])('take %s and its other forms as one word', (...forms) => {
    expect(new Set(forms.map(stemEnglish)).size).toBe(1);
  });
});
