import { expect, test } from 'vitest';
import { parseSubtitleCues } from './subtitle-cues';

test('gives each piece of speech the second at which it begins', () => {
  const text =
    'WEBVTT\n\n1\n00:00:01.400 --> 00:00:03.307\nEin stiller Berg.\n\n01:02:03.500 --> 01:02:05.000\nZwei\nZeilen\n';
  expect(parseSubtitleCues(text)).toEqual([
    { text: 'Ein stiller Berg.', start: 1.4 },
    { text: 'Zwei Zeilen', start: 3723.5 },
  ]);
});

test('takes times without hours, with settings, and line ends of every system', () => {
  const text = '\uFEFFWEBVTT Kino\r\n\r\n02:05.250 --> 02:08.000 align:start position:10%\r\nMagma\r\n';
  expect(parseSubtitleCues(text)).toEqual([{ text: 'Magma', start: 125.25 }]);
});

test('leaves out what is not said: notes, styles, names of speakers, empty pieces', () => {
  const text = [
    'WEBVTT',
    'NOTE made by hand',
    'STYLE\n::cue { color: red }',
    '00:01.000 --> 00:02.000\n<v Anna>Salz &amp; <i>Wasser</i></v>',
    '00:03.000 --> 00:04.000\n<c.loud></c>',
    'broken --> times\nnothing',
  ].join('\n\n');
  expect(parseSubtitleCues(text)).toEqual([{ text: 'Salz & Wasser', start: 1 }]);
});

test('finds nothing in what are no subtitles', () => {
  expect(parseSubtitleCues('')).toEqual([]);
  expect(parseSubtitleCues('<html><body>--></body></html>')).toEqual([]);
});
