import { describe, expect, it } from 'vitest';
import { cueAt, lineAt, parseVtt } from './vtt';

const file = `WEBVTT - Vulkane

STYLE
::cue { color: red }

NOTE geprüft

1
00:00:01.400 --> 00:00:03.300 align:start
Ein stiller Berg
am Abend.

01:04.000 --> 01:05.500
<v Sprecherin>Magma &amp; <i>Lava</i> <00:01:05.000>glühen.

ohne Zeit
kein Cue

00:00:09.000 --> 00:00:08.000
rückwärts

01:00:00.000 --> 01:00:01.000
Nach einer Stunde.
`;

describe('a WebVTT file', () => {
  it('gives its cues with seconds and lines', () => {
    expect(parseVtt(file)).toEqual([
      { start: 1.4, end: 3.3, lines: ['Ein stiller Berg', 'am Abend.'] },
      { start: 64, end: 65.5, lines: ['Magma & Lava glühen.'] },
      { start: 3600, end: 3601, lines: ['Nach einer Stunde.'] },
    ]);
  });

  it('is read with any line ends and a byte order mark', () => {
    expect(parseVtt(`\ufeff${file.replaceAll('\n', '\r\n')}`)).toEqual(parseVtt(file));
  });

  it.each(['', 'WEBVTTX\n\n00:01.000 --> 00:02.000\nx', '<html>not a subtitle</html>'])(
    'that is none has no cues: %j',
    (text) => {
      expect(parseVtt(text)).toEqual([]);
    },
  );
});

describe('what is said at a moment', () => {
  const cues = parseVtt(file);
  it.each([
    [0, -1, -1],
    [1.4, 0, 0],
    [3.29, 0, 0],
    [3.3, -1, 0],
    [64.5, 1, 1],
    [5000, -1, 2],
  ])('second %d shows subtitle %d and marks line %d', (second, shown, marked) => {
    expect([cueAt(cues, second), lineAt(cues, second)]).toEqual([shown, marked]);
  });
});
