import { describe, expect, it } from 'vitest';
import { pageLinks } from './page-links';

const manifest = {
  'index.html': { file: 'assets/index.js' },
  'src/app/start-portal.tsx': {
    file: 'assets/start.js',
    css: ['assets/start.css'],
    imports: ['_react.js'],
    assets: ['assets/atkinson-hyperlegible-next-latin.woff2', 'assets/atkinson-hyperlegible-mono-latin.woff2'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_react.js', '_card.js'] },
  'src/features/home/index.ts': {
    file: 'assets/home.js',
    css: ['assets/home.css'],
    imports: ['_card.js', 'src/app/start-portal.tsx'],
  },
};

const files = (links: string) => [...links.matchAll(/href="([^"]+)"/g)].map(([, file]) => file);

describe('the links of the first view', () => {
  const { head, scripts } = pageLinks(manifest, 'home');

  it('name the style sheets of every page, then those of what the page imports, and then its own', () => {
    expect(files(head).filter((file) => file?.endsWith('.css'))).toEqual([
      '/assets/start.css',
      '/assets/card.css',
      '/assets/home.css',
    ]);
  });

  it('name all scripts behind the small one that the page starts with', () => {
    expect(files(scripts)).toEqual(['/assets/react.js', '/assets/start.js', '/assets/card.js', '/assets/home.js']);
    expect(head).not.toContain('.js');
  });

  it('fetch the text’s font early, and not that of codes', () => {
    expect(head.match(/rel="preload" as="font"/g)).toHaveLength(1);
    expect(head).toContain('hyperlegible-next');
  });

  it('are none while there is no build', () => {
    expect(pageLinks({}, 'home')).toEqual({ head: '', scripts: '' });
  });
});
