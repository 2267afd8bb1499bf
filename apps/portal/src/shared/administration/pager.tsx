import { Button } from '@mediathek/ui';
import { useTexts } from '../use-texts';
import styles from './office.module.css';

export const pageSize = 25;

/** Which part of a list an address asks for. */
export function offsetOf(query: URLSearchParams): number {
  const offset = Number(query.get('offset') ?? 0);
  return Number.isInteger(offset) && offset > 0 && offset <= 100_000 ? offset : 0;
}

export interface PagerProps {
  readonly total: number;
  readonly offset: number;
  readonly hrefOf: (offset: number | undefined) => string;
}

/** Which part of the list is shown, and the way to the ones beside it. */
export function Pager({ total, offset, hrefOf }: PagerProps) {
  const { t } = useTexts();
  if (total <= pageSize && offset === 0) return null;
  const last = Math.min(offset + pageSize, total);
  const before = Math.max(0, offset - pageSize);
  return (
    <nav className={styles.pager} aria-label={t('office.pager.label')}>
      <span className={styles.count}>
        {t('office.pager.shown', { first: Math.min(offset + 1, total), last, total })}
      </span>
      <span className={styles.actions}>
        {offset > 0 && (
          <Button look="plain" icon="chevron-left" href={hrefOf(before === 0 ? undefined : before)}>
            {t('office.pager.before')}
          </Button>
        )}
        {last < total && (
          <Button look="plain" iconEnd="chevron-right" href={hrefOf(last)}>
            {t('office.pager.after')}
          </Button>
        )}
      </span>
    </nav>
  );
}
