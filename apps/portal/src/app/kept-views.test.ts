import { getRoute, type RouteName } from '@mediathek/domain';
import { describe, expect, it } from 'vitest';
import { mostKept, showView } from './kept-views';
import type { PageView } from './page-view';

const module = { Page: () => null };

function aView(name: RouteName, key: string = name): PageView {
  const props = { name, params: {}, query: new URLSearchParams() } as PageView['props'];
  return { key, href: `/${key}`, props, module, route: getRoute(name), status: 200, isEmbedded: false };
}

const keys = (...views: PageView[]) =>
  views.reduce<ReturnType<typeof showView>>((kept, view) => showView(kept, view), []).map(({ view }) => view.key);

describe('views that stay alive', () => {
  it.each(['search', 'ai-search', 'csearch', 'medialists', 'medialist', 'classes', 'class', 'library'] as const)(
    'include %s',
    (name) => {
      expect(keys(aView(name), aView('contact'))).toEqual([name, 'contact']);
    },
  );

  it('do not include a page that is simply left', () => {
    expect(keys(aView('contact'), aView('imprint'))).toEqual(['imprint']);
  });

  it('do not include an error that stands in the place of such a page', () => {
    const error = { ...aView('error'), route: getRoute('library') };
    expect(keys(error, aView('contact'))).toEqual(['contact']);
  });

  it('keep their place in the page when somebody returns to them', () => {
    expect(keys(aView('search'), aView('library'), aView('search'))).toEqual(['search', 'library']);
  });

  it('learn their new address when somebody returns to them', () => {
    const again = { ...aView('search'), href: '/search?q=b' };
    expect(showView(showView([], aView('search')), again)[0]?.view.href).toBe('/search?q=b');
  });

  it('are limited: the one not seen for longest goes', () => {
    const lists = Array.from({ length: mostKept + 1 }, (_, index) => aView('medialist', `list ${index}`));
    const [first, ...rest] = lists;
    expect(first && keys(...lists, first, aView('search'))).toEqual([
      'list 0',
      ...rest.slice(1).map(({ key }) => key),
      'search',
    ]);
  });
});
