import type { FoundMedium } from '@mediathek/contract';
import { isTeacher } from '@mediathek/domain';
import { Button } from '@mediathek/ui';
import { lazy, Suspense, useState } from 'react';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import styles from './choose-several.module.css';
import { useSearch } from './search-context';
import { searchVariant } from './search-variant';

const AddToListDialog = lazy(async () => ({
  default: (await import('../../shared/list-adding/add-to-list-dialog')).AddToListDialog,
}));

/** The chosen media by identifier, in the order in which they were chosen; absent while nothing is being chosen. */
export type Chosen = ReadonlyMap<string, FoundMedium> | undefined;

interface ChooseSeveralProps {
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** Several results at once into a list: lists are the teachers', so nobody else sees the button. */
export function ChooseSeveral({ chosen, onChange }: ChooseSeveralProps) {
  const { t } = useTexts();
  const { name } = useSearch();
  const visitor = useVisitor();
  const [isAdding, setIsAdding] = useState(false);
  if (!isTeacher(visitor.user) || !searchVariant(name, visitor).mayBookmark) return null;
  if (!chosen) {
    return (
      <div className={styles.offer}>
        <Button look="quiet" size="small" onClick={() => onChange(new Map())}>
          {t('search.several.choose')}
        </Button>
      </div>
    );
  }
  const [first] = chosen.values();
  return (
    <div className={styles.bar}>
      <span role="status" className={styles.count}>
        {chosen.size === 0 ? t('search.several.none') : t('search.several.chosen', { count: chosen.size })}
      </span>
      {chosen.size > 0 && (
        <Button size="small" icon="list-plus" onClick={() => setIsAdding(true)}>
          {t('media.addToList.button')}
        </Button>
      )}
      <Button look="quiet" size="small" onClick={() => onChange(undefined)}>
        {t('search.several.end')}
      </Button>
      {isAdding && first && (
        <Suspense fallback={null}>
          <AddToListDialog
            identifiers={[...chosen.keys()]}
            title={first.fn_titel}
            onAdded={() => onChange(undefined)}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
