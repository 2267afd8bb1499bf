import { mediaCategories, parseMediaCategory } from '@mediathek/domain';
import { Chip, Icon, TextLink } from '@mediathek/ui';
import { useTexts } from '../../shared/use-texts';
import { type ActiveFilter, activeFilters } from './active-filters';
import { FilterButton } from './filter-button';
import { useSearch } from './search-context';
import { withoutFilters } from './search-state';
import styles from './toolbar.module.css';
import { useLabels } from './use-labels';

interface ToolbarProps {
  readonly hasFilters: boolean;
  /** How many media are found; unknown while they are searched. */
  readonly total: number | undefined;
}

/** Above the results: the chosen filters, each with its way out, and the category. */
export function Toolbar({ hasFilters, total }: ToolbarProps) {
  const { t } = useTexts();
  const { state, address } = useSearch();
  const labels = useLabels(state.choices.fn_geb?.some((code) => code.length > 3) ?? false);
  const filters = activeFilters(state, labels, t);
  if (!hasFilters && filters.length === 0) return null;
  return (
    <div className={styles.toolbar}>
      {hasFilters && <FilterButton chosenCount={filters.length} total={total} />}
      {filters.length > 0 && (
        <ul className={styles.chips} aria-label={t('search.filters.active')}>
          {filters.map((filter) => (
            <li key={filter.id}>
              <FilterChip filter={filter} />
            </li>
          ))}
          <li>
            <TextLink className={styles.clear} href={address(withoutFilters(state))}>
              {t('search.filters.clear')}
            </TextLink>
          </li>
        </ul>
      )}
      {hasFilters && <CategorySelect />}
    </div>
  );
}

function FilterChip({ filter }: { readonly filter: ActiveFilter }) {
  const { t } = useTexts();
  const { change } = useSearch();
  return (
    <Chip removeLabel={t('search.filters.remove')} onClick={() => change(filter.without)}>
      {filter.label}
    </Chip>
  );
}

/** All kinds of media, or only one of three; the browser's own list works on every device. */
function CategorySelect() {
  const { t } = useTexts();
  const { state, change } = useSearch();
  return (
    <span className={styles.category}>
      <select
        className={styles.select}
        aria-label={t('search.category')}
        value={state.category}
        onChange={({ currentTarget }) => change({ ...state, category: parseMediaCategory(currentTarget.value) })}
      >
        {mediaCategories.map((category) => (
          <option key={category} value={category}>
            {t(`search.categories.${category}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={styles.chevron} />
    </span>
  );
}
