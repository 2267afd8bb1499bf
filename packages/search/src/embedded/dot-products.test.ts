import { describe, expect, it } from 'vitest';
import { DotProducts } from './dot-products';
import { openVectors, VectorWriter } from './vector-set';

const dimensions = 37;
const count = 2500;

/** Numbers that look random and are the same in every run. */
function unitVector(seed: number): Float32Array {
  const vector = Float32Array.from({ length: dimensions }, (_, at) => Math.sin(seed * 12.9898 + at * 78.233) % 1);
  const length = Math.hypot(...vector);
  return vector.map((cell) => cell / length);
}

function someVectors() {
  const writer = new VectorWriter({ model: 'm', dimensions, count, stamp: 's' });
  for (let document = 0; document < count - 1; document += 1) writer.put(document, unitVector(document));
  return openVectors(writer.pack()).set;
}

describe('DotProducts', () => {
  it('multiplies sixteen numbers at a time as plain code does one by one', () => {
    const set = someVectors();
    const [fast, plain] = [new Float32Array(count), new Float32Array(count)];
    new DotProducts(set).scoreAll(unitVector(77), fast);
    new DotProducts(set, true).scoreAll(unitVector(77), plain);
    expect(fast).toEqual(plain);
  });

  it('comes within a hundredth of the true nearness, and nearer for a single document', () => {
    const products = new DotProducts(someVectors());
    const scores = new Float32Array(count);
    const question = unitVector(77);
    products.scoreAll(question, scores);
    for (const document of [0, 77, 1023, 1024, 2400]) {
      const truth = unitVector(document).reduce((sum, cell, at) => sum + cell * (question[at] ?? 0), 0);
      expect(Math.abs((scores[document] ?? 0) - truth)).toBeLessThan(0.01);
      expect(Math.abs(products.scoreOne(question, document) - truth)).toBeLessThan(0.006);
    }
  });

  it('knows that a document without words has no vector', () => {
    const products = new DotProducts(someVectors());
    expect([products.has(0), products.has(count - 1)]).toEqual([true, false]);
  });

  it('multiplies plainly when more threads come than there are places', () => {
    const set = someVectors();
    const all = Array.from({ length: 70 }, () => new DotProducts(set));
    const scores = new Float32Array(count);
    all.at(-1)?.scoreAll(unitVector(5), scores);
    expect(scores[5]).toBeCloseTo(1, 2);
  });
});
