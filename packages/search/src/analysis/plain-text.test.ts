import { describe, expect, it } from 'vitest';
import { toPlainText } from './plain-text';

describe('catalogued texts', () => {
  it.each([
    ['Ohne alles', 'Ohne alles'],
    ['<p>Der <b>Vulkan</b></p>', 'Der Vulkan'],
    ['Haus &amp; Hof', 'Haus & Hof'],
    ['Fu&#223;ball', 'Fußball'],
    ['Fuß&shy;ball', 'Fußball'],
    ['a < b und b > c', 'a < b und b > c'],
    ['&unbekannt; bleibt', '&unbekannt; bleibt'],
    ['&#9999999;', ''],
  ])('"%s" read as "%s"', (text, plain) => {
    expect(toPlainText(text)).toBe(plain);
  });
});
