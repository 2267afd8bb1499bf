import { Button } from '@mediathek/ui';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../shared/use-texts';
import styles from './toolbar.module.css';

const loadSheet = () => import('./filter-sheet');
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }));

interface FilterButtonProps {
  readonly chosenCount: number;
  readonly total: number | undefined;
}

/** Opens the filters where there is no room for the rail. Their sheet is fetched when somebody comes near. */
export function FilterButton({ chosenCount, total }: FilterButtonProps) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const prepare = () => void loadSheet();
  return (
    <>
      <Button
        look="plain"
        size="small"
        icon="sliders-horizontal"
        className={styles.filterButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {chosenCount > 0 ? t('search.filters.buttonChosen', { count: chosenCount }) : t('search.filters.button')}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <FilterSheet isOpen={isOpen} onOpenChange={setIsOpen} total={total} />
        </Suspense>
      )}
    </>
  );
}
