import { decideRouteAccess, getRoute } from '@mediathek/domain';
import { Button, EmptyState, TextLink } from '@mediathek/ui';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { type ActiveFilter, activeFilters } from './active-filters';
import { NothingFits } from './by-meaning';
import { useObstacle } from './obstacle';
import { useSearch } from './search-context';
import { searchAddress, withoutFilters } from './search-state';
import { useLabels } from './use-labels';

/** Nothing was found: what was searched, what is in the way, how many there would be without it, and one way on. */
export function NoResults({ didYouMean }: { readonly didYouMean: string | undefined }) {
  const { t, lang, voiced } = useTexts();
  const { name, state, address } = useSearch();
  const labels = useLabels(true);
  const filters: readonly ActiveFilter[] = [
    ...activeFilters(state, labels, t),
    ...(state.category === 'all'
      ? []
      : [
          {
            id: 'category',
            label: t(`search.categories.${state.category}`),
            without: { ...state, category: 'all' } as const,
          },
        ]),
  ];
  const { isCounting, obstacle } = useObstacle(name, state, filters);
  const { query } = state;

  if (obstacle) {
    const amounts = { count: obstacle.total, amount: obstacle.total.toLocaleString(lang) };
    return (
      <EmptyState
        title={<Title isFiltered />}
        actions={<Button href={address(obstacle.without)}>{t('search.empty.show', amounts)}</Button>}
      >
        <p>
          {obstacle.filter
            ? t('search.empty.without', { ...amounts, filter: obstacle.filter.label })
            : t('search.empty.withoutAll', amounts)}
        </p>
      </EmptyState>
    );
  }
  if (isCounting) return <EmptyState title={<Title isFiltered />}>{t('search.empty.looking')}</EmptyState>;
  if (didYouMean) {
    return (
      <EmptyState
        title={<Title isFiltered={false} />}
        actions={
          <Button href={address({ ...withoutFilters(state), query: didYouMean })}>
            {t('search.empty.meant', { query: didYouMean })}
          </Button>
        }
      >
        {voiced('search.empty.tips')}
      </EmptyState>
    );
  }
  if (name === 'ai-search') return <NothingFits />;
  const isNarrowed = query !== '' || filters.length > 0;
  return (
    <EmptyState
      title={isNarrowed ? <Title isFiltered={filters.length > 0} /> : t('search.empty.titleNothing')}
      actions={
        isNarrowed && (
          <>
            <Button href={address({ ...withoutFilters(state), query: '' })}>{t('search.empty.all')}</Button>
            <InCatalogue />
          </>
        )
      }
    >
      {voiced(isNarrowed ? 'search.empty.tips' : 'search.empty.nothing')}
    </EmptyState>
  );
}

function Title({ isFiltered }: { readonly isFiltered: boolean }) {
  const { t } = useTexts();
  const { query } = useSearch().state;
  if (query === '') return t('search.empty.titleAll');
  return t(isFiltered ? 'search.empty.titleFiltered' : 'search.empty.title', { query });
}

/** The whole stock may hold what the school has not licensed. */
function InCatalogue() {
  const { t, voice } = useTexts();
  const { name, state } = useSearch();
  const mayLook = decideRouteAccess(getRoute('csearch'), useVisitor()) === 'allow';
  if (name === 'csearch' || voice === 'pupil' || state.query === '' || !mayLook) return null;
  return <TextLink href={searchAddress('csearch', withoutFilters(state))}>{t('search.empty.catalogue')}</TextLink>;
}
