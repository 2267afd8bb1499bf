import { describe, expect, it } from 'vitest';
import { headLinks } from './head-links';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    css: ['assets/index.css'],
    imports: ['_react.js'],
    assets: ['assets/atkinson-hyperlegible-next-latin.woff2', 'assets/atkinson-hyperlegible-mono-latin.woff2'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_react.js', '_card.js'] },
  'src/features/home/index.ts': {
    file: 'assets/home.js',
    css: ['assets/home.css'],
    imports: ['_card.js', 'index.html'],
  },
};

describe('the links of the first view', () => {
  const links = headLinks(manifest, 'home');

  it('name the style sheets of what the page imports and then its own, but not again those of every page', () => {
    expect([...links.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, file]) => file)).toEqual([
      '/assets/card.css',
      '/assets/home.css',
    ]);
  });

  it('fetch the page’s scripts early', () => {
    expect([...links.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file)).toEqual([
      '/assets/card.js',
      '/assets/home.js',
    ]);
  });

  it('fetch the text’s font early, and not that of codes', () => {
    expect(links.match(/rel="preload" as="font"/g)).toHaveLength(1);
    expect(links).toContain('hyperlegible-next');
  });

  it('are none while there is no build', () => {
    expect(headLinks({}, 'home')).toBe('');
  });
});
