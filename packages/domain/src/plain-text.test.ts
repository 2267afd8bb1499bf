import { describe, expect, it } from 'vitest';
import { toParagraphs, toPlainText } from './plain-text';

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
    ['&#xE4;hnlich &auml;hnlich &Auml;hnlich', 'ähnlich ähnlich Ähnlich'],
    ['&#55357;', ''],
  ])('"%s" read as "%s"', (text, plain) => {
    expect(toPlainText(text)).toBe(plain);
  });
});

describe('paragraphs', () => {
  it.each<[string, string, string[]]>([
    ['one text', 'Der Film zeigt Vulkane.', ['Der Film zeigt Vulkane.']],
    ['a blank line', 'Erstens.\n\nZweitens.', ['Erstens.', 'Zweitens.']],
    ['a tag that stands for one', '<p>Erstens</p><p>Zweitens</p>', ['Erstens', 'Zweitens']],
    ['a break', 'Erstens<br/>Zweitens<BR>Drittens', ['Erstens', 'Zweitens', 'Drittens']],
    ['a line break after a sentence', 'Erstens.\nZweitens.', ['Erstens.', 'Zweitens.']],
    ['no line break within a sentence', 'Der Film\r\nzeigt  Vulkane.', ['Der Film zeigt Vulkane.']],
    ['no tag within a line', 'Der <b>große</b> Vulkan', ['Der große Vulkan']],
    ['words that only look like mark-up', 'a < b &amp; c &lt;p&gt;', ['a < b & c <p>']],
    ['nothing', ' <p> &nbsp; </p>\n', []],
  ])('are made by %s', (_, text, paragraphs) => {
    expect(toParagraphs(text)).toEqual(paragraphs);
  });
});
