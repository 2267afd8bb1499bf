import type { TFunction } from 'i18next';
import { type SearchState, withChoices } from './search-state';
import type { FilterLabels } from './use-labels';

/** One thing that narrows the search, and the search without it. */
export interface ActiveFilter {
  readonly id: string;
  readonly label: string;
  readonly without: SearchState;
}

/** Everything that narrows a search beside its words, in the order of the filters. */
export function activeFilters(state: SearchState, labels: FilterLabels, t: TFunction): readonly ActiveFilter[] {
  const fields = [
    ['fn_geb', labels.subject],
    ['fn_adressat', labels.audience],
    ['fn_typ', labels.type],
    ['fn_sprache', labels.language],
  ] as const;
  const chosen = fields.flatMap(([field, labelOf]) =>
    (state.choices[field] ?? []).map((value, _, all) => ({
      id: `${field} ${value}`,
      label: labelOf(value),
      without: withChoices(
        state,
        field,
        all.filter((one) => one !== value),
      ),
    })),
  );
  const { keyword, producer, mediathek } = state;
  const named: readonly (ActiveFilter | false)[] = [
    keyword !== '' && {
      id: 'keyword',
      label: t('search.filters.keyword', { keyword }),
      without: { ...state, keyword: '' },
    },
    producer !== '' && {
      id: 'producer',
      label: t('search.filters.producer', { producer }),
      without: { ...state, producer: '' },
    },
    mediathek !== '' && {
      id: 'mediathek',
      label: t('search.filters.mediathek', { mediathek: mediathek.split('/').at(-1) ?? mediathek }),
      without: { ...state, mediathek: '' },
    },
  ];
  return [...chosen, ...named.filter((filter) => filter !== false)];
}
