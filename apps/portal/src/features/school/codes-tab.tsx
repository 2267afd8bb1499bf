import type { LicenceCode } from '@mediathek/contract';
import { Button, Checkbox, EmptyState, SearchField } from '@mediathek/ui';
import { useState } from 'react';
import { useTexts } from '../../shared/use-texts';
import { CodesTable } from './codes-table';
import { GiveDialog } from './give-dialog';
import { type CodeFilter, firstFilter, useCodes } from './queries';
import styles from './school.module.css';
import { SchoolFailed, SchoolLoading } from './states';

/** The codes of the school: those in use first, what has expired apart. */
export function CodesTab() {
  const { t, lang } = useTexts();
  const [filter, setFilter] = useState<CodeFilter>(firstFilter);
  const [words, setWords] = useState('');
  const [givingFrom, setGivingFrom] = useState<LicenceCode>();
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useCodes(filter);
  const [first] = data?.pages ?? [];
  const codes = data?.pages.flatMap(({ items }) => items) ?? [];
  const search = (q: string) => setFilter((before) => ({ ...before, q: q.trim() }));

  return (
    <div className={styles.part}>
      <div className={styles.tools}>
        <SearchField
          label={t('school.search.label')}
          placeholder={t('school.search.placeholder')}
          value={words}
          onValueChange={setWords}
          onSearch={search}
          onReset={() => search('')}
          clearLabel={t('school.search.clear')}
          submitLabel={t('home.search.submit')}
          className={styles.search}
        />
        <Checkbox
          label={t('school.showInactive')}
          checked={filter.inactive === 'shown'}
          onChange={({ currentTarget }) =>
            setFilter((before) => ({ ...before, inactive: currentTarget.checked ? 'shown' : 'hidden' }))
          }
        />
        {first?.rights.export && (
          <a className={styles.save} href={`/api/v1/school/licences/export.csv?lang=${lang}`} download>
            {t('school.saveTable')}
          </a>
        )}
      </div>
      {isError && !data ? (
        <SchoolFailed isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : first ? (
        <>
          {filter.inactive === 'hidden' && first.hidden > 0 && codes.length > 0 && (
            <p className={styles.remark}>{t('school.hidden', { count: first.hidden })}</p>
          )}
          <Codes codes={codes} filter={filter} hidden={first.hidden} onGive={setGivingFrom} />
          {hasNextPage && (
            <Button look="plain" busy={isFetching} onClick={() => void fetchNextPage()}>
              {t('school.more')}
            </Button>
          )}
        </>
      ) : (
        <SchoolLoading />
      )}
      {givingFrom && <GiveDialog code={givingFrom} onClose={() => setGivingFrom(undefined)} />}
    </div>
  );
}

interface CodesProps {
  readonly codes: readonly LicenceCode[];
  readonly filter: CodeFilter;
  readonly hidden: number;
  readonly onGive: (code: LicenceCode) => void;
}

function Codes({ codes, filter, hidden, onGive }: CodesProps) {
  const { t } = useTexts();
  if (codes.length === 0) {
    if (filter.q) return <EmptyState title={t('school.empty.found')}>{t('school.empty.foundText')}</EmptyState>;
    return (
      <EmptyState title={t('school.empty.title')}>
        {hidden > 0 ? t('school.empty.hiddenText') : t('school.empty.text')}
      </EmptyState>
    );
  }
  const expired = codes.filter(({ state }) => state === 'expired');
  const current = codes.filter(({ state }) => state !== 'expired');
  return (
    <>
      {current.length > 0 && <CodesTable title={t('school.codesTitle')} codes={current} onGive={onGive} />}
      {expired.length > 0 && <CodesTable title={t('school.expiredTitle')} codes={expired} onGive={onGive} />}
    </>
  );
}
