import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { normaliseText } from './normalise-text';
import { loadStaticEmbedder, type StaticEmbedder, sourceModelFolder } from './static-embedder';

interface Golden {
  readonly text: string;
  readonly vector: readonly number[];
}

/** What the training side computed with its own tokeniser and arithmetic. */
const golden = JSON.parse(readFileSync(join(sourceModelFolder, 'golden.json'), 'utf8')) as readonly Golden[];
const embedder = loadStaticEmbedder(sourceModelFolder);

function nearness(model: StaticEmbedder, one: string, other: string): number {
  const left = model.embedText(one);
  return model.embedText(other).reduce((sum, cell, at) => sum + cell * (left[at] ?? 0), 0);
}

describe('StaticEmbedder', () => {
  it.each(golden)('gives the numbers of the training side for "$text"', ({ text, vector }) => {
    const ours = embedder.embedText(text);
    expect(ours).toHaveLength(vector.length);
    // The file has six decimals.
    for (const [at, cell] of vector.entries()) expect(Math.abs((ours[at] ?? 0) - cell)).toBeLessThan(2e-6);
  });

  it('gives vectors of length 1, and zeros where a text says nothing', async () => {
    const [some, none] = await embedder.embed(['Der Igel im Garten', '… ?']);
    expect(Math.hypot(...(some ?? []))).toBeCloseTo(1, 5);
    expect(none).toEqual(new Float32Array(embedder.dimensions));
  });

  it.each([
    ['Warum wird es im Winter so früh dunkel', 'Die geneigte Erdachse und die Jahreszeiten', 'Ein Referat halten'],
    ['who invented the printing press', 'Gutenberg und der Buchdruck', 'Schwimmen lernen'],
    ['Fotosyntese', 'Fotosynthese', 'Französische Revolution'],
    ['Mülltrennung', 'Trennen von Abfall', 'Trennung der Eltern'],
  ])('finds that "%s" is nearer to "%s" than to "%s"', (question, near, far) => {
    expect(nearness(embedder, question, near)).toBeGreaterThan(nearness(embedder, question, far));
  });

  it.each(['asdf qwer', 'qwertz', 'hjkl', 'sdkfjh sdkfjhs', 'aaaaaa', 'fdsa rewq vcxz', 'öljk', '123456', '… ?'])(
    'understands nothing of "%s"',
    (text) => expect(embedder.understands(text)).toBe(false),
  );

  it.each(['Warum ist der Himmel blau?', 'DNA', 'Fotosyntese', 'Französiche Revoluzion', 'Kakaoanbau', 'asdf Vulkan'])(
    'understands "%s"',
    (text) => expect(embedder.understands(text)).toBe(true),
  );

  it('makes no difference between upper and lower case and the ways to write a letter', () => {
    expect(embedder.embedText('STRASSEN-VERKEHR')).toEqual(embedder.embedText(normaliseText('Straßen Verkehr')));
  });

  it('refuses a model whose parts do not fit together', () => {
    const damaged = mkdtempSync(join(tmpdir(), 'model-'));
    writeFileSync(join(damaged, 'model.json'), JSON.stringify({ id: 'x', dimensions: 2, pieces: 2, grams: 1 }));
    writeFileSync(join(damaged, 'pieces.tsv'), '<unk>\t0\n▁a\t-1\n');
    writeFileSync(join(damaged, 'grams.txt'), '<a>\n');
    writeFileSync(join(damaged, 'table.bin'), new Uint8Array(11));
    expect(() => loadStaticEmbedder(damaged)).toThrow('incomplete');
    rmSync(damaged, { recursive: true });
  });
});
