import { Button } from '@mediathek/ui';
import { Sheet } from '@mediathek/ui/sheet';
import { useTexts } from '../../shared/use-texts';
import { FilterPanel } from './filter-panel';
import { useSearch } from './search-context';
import { withoutFilters } from './search-state';

export interface FilterSheetProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** How many media are found with what is chosen; unknown while it is being counted. */
  readonly total: number | undefined;
}

/** The filters on small screens. They work at once; the button at the foot says what they leave. */
export function FilterSheet({ isOpen, onOpenChange, total }: FilterSheetProps) {
  const { t, lang } = useTexts();
  const { state, change } = useSearch();
  const amount = total?.toLocaleString(lang);
  const showLabel =
    total === undefined
      ? t('search.filters.showWaiting')
      : total === 0
        ? t('search.filters.showNone')
        : t('search.filters.show', { count: total, amount });
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('search.filters.title')}
      closeLabel={t('search.filters.close')}
      actions={
        <>
          <Button look="plain" onClick={() => change(withoutFilters(state))}>
            {t('search.filters.reset')}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{showLabel}</Button>
        </>
      }
    >
      <FilterPanel shape="sheet" />
    </Sheet>
  );
}
