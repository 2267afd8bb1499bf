import { describe, expect, it } from 'vitest';
import type { MarkedText } from '../search-engine';
import { excerptText, markText } from './mark-text';

const marked = ({ text, hits }: MarkedText) => hits.map(({ start, end }) => text.slice(start, end));
const filler = 'Lorem ipsum dolor sit amet consetetur sadipscing elitr. '.repeat(20);

describe('marked texts', () => {
  it('mark the words at their places', () => {
    const text = 'Der Elisabeth-Turm in London';
    expect(
      marked(
        markText(text, [
          { position: 2, slots: 1 },
          { position: 4, slots: 2 },
        ]),
      ),
    ).toEqual(['Turm', 'London']);
  });

  it('that are short are shown whole', () => {
    expect(excerptText('Ein kurzer Text.', []).text).toBe('Ein kurzer Text.');
  });

  it('that are long begin at the beginning where nothing was found', () => {
    const { text, hits } = excerptText(filler, []);
    expect(text.startsWith('Lorem ipsum')).toBe(true);
    expect(text.endsWith('…')).toBe(true);
    expect(text.length).toBeLessThanOrEqual(242);
    expect(hits).toEqual([]);
  });

  it('that are long show the place where most words stand together', () => {
    const words = filler.trim().split(' ').length;
    const text = `${filler}Ein Vulkan. ${filler}Der Vulkan spuckt Lava.`;
    const excerpt = excerptText(text, [
      { position: words + 1, slots: 1 },
      { position: 2 * words + 3, slots: 1 },
      { position: 2 * words + 5, slots: 2 },
    ]);
    expect(excerpt.text).toBe('…Der Vulkan spuckt Lava.');
    expect(marked(excerpt)).toEqual(['Vulkan', 'Lava']);
  });
});
