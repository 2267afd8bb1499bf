import { accessibility } from './legal/accessibility';
import { contact } from './legal/contact';
import { imprint } from './legal/imprint';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';

/**
 * Long texts are trees: a page has sections, a section has paragraphs (`text…`), lists (`list…`), facts (`facts…`) and
 * an address, shown in the order they are written. An operator replaces them one by one; an empty text vanishes.
 * `[words](address)` becomes a link.
 */
export const legal = {
  contents: 'Auf dieser Seite',
  demo: {
    title: 'Dies ist ein Beispieltext.',
    text: 'Das Medienzentrum Hohenfeld ist erfunden. Wer das Portal betreibt, setzt hier den eigenen Text ein.',
  },
  imprint,
  privacy,
  terms,
  contact,
  accessibility,
};
