import type { SearchSuggestions } from '@mediathek/contract';
import { decideRouteAccess, formOf, getRoute, linkTo } from '@mediathek/domain';
import type { Suggestion, Suggestions } from '@mediathek/ui';
import { useEffect, useMemo, useState } from 'react';
import { MarkedText } from '../media/marked-text';
import { formIcons } from '../media/medium-facts';
import { usePortal, useVisitor } from '../portal';
import { findSearchPage, searchHref } from '../search-page';
import { useTexts } from '../use-texts';
import { createAsking } from './asking';

const nothing: SearchSuggestions = { completions: [], titles: [] };

const calls = {
  search: 'GET /api/v1/media/suggest',
  csearch: 'GET /api/v1/media/catalogue/suggest',
} as const;

const details = { search: 'search-media-detail', csearch: 'csearch-media-detail' } as const;

interface SuggestionsInUse {
  readonly suggestions: Suggestions | undefined;
  /** To be told what somebody has typed so far. */
  readonly ask: (text: string) => void;
}

/**
 * What a search field offers while somebody types: whole queries, which lead to the search, and titles, which lead
 * straight to the medium. Nothing where the visitor may not search yet.
 */
export function useSuggestions(text: string, onPick: (href: string) => void): SuggestionsInUse {
  const { t } = useTexts();
  const { call } = usePortal();
  const visitor = useVisitor();
  const page = findSearchPage(visitor);
  const isAllowed = page !== undefined && decideRouteAccess(getRoute(page), visitor) === 'allow';
  const [found, setFound] = useState(nothing);

  const asking = useMemo(
    () =>
      createAsking(
        (query, signal) => (page ? call(calls[page], { query: { q: query } }, { signal }) : Promise.resolve(nothing)),
        setFound,
        nothing,
      ),
    [call, page],
  );
  useEffect(() => asking.stop, [asking]);

  if (!page || !isAllowed) return { suggestions: undefined, ask: () => {} };
  const { options, hrefs } = entriesOf(found, page);
  return {
    ask: asking.ask,
    suggestions: {
      label: t('shell.search.suggestions'),
      announcement: t('shell.search.suggested', { count: options.length }),
      options,
      onWanted: () => asking.ask(text),
      onPick: (id) => {
        const href = hrefs.get(id);
        if (href !== undefined) onPick(href);
      },
    },
  };
}

function entriesOf({ completions, titles }: SearchSuggestions, page: 'search' | 'csearch') {
  const hrefs = new Map<string, string>();
  const options: Suggestion[] = [];
  for (const query of completions) {
    hrefs.set(`query ${query}`, searchHref(page, query));
    options.push({ id: `query ${query}`, icon: 'search', content: query });
  }
  for (const title of titles) {
    const id = `medium ${title.identifier}`;
    hrefs.set(id, linkTo(details[page], { mediaId: title.identifier }));
    options.push({ id, icon: formIcons[formOf(title)], content: <MarkedText marked={title} /> });
  }
  return { options, hrefs };
}
