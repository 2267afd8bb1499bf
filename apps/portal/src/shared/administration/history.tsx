import type { AuditEntry } from '@mediathek/contract';
import { formatDate, toClockTime } from '@mediathek/domain';
import { EmptyState } from '@mediathek/ui';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type Portal, usePortal } from '../portal';
import { useTexts } from '../use-texts';
import { LoadState } from './load-state';
import styles from './office.module.css';
import { Pager, pageSize } from './pager';

interface Wanted {
  readonly person?: string | undefined;
  readonly offset: number;
}

export const historyKey = ['audit'] as const;

export const historyQuery = ({ call }: Pick<Portal, 'call'>, { person, offset }: Wanted) =>
  queryOptions({
    queryKey: [...historyKey, person ?? '', offset],
    queryFn: () => call('GET /api/v1/admin/audit', { query: { person, offset, limit: pageSize } }),
    staleTime: 0,
  });

type Ask = (key: string, options: { readonly defaultValue: string }) => string;

/** Fields by their name in the texts; a field that has no word yet keeps its own name. */
const fieldNames = (t: TFunction, fields: readonly string[]): string =>
  fields.map((field) => (t as unknown as Ask)(`office.fields.${field}`, { defaultValue: field })).join(', ');

/** What happened, in words. */
function inWords(t: TFunction, { action, subject, fields, count }: AuditEntry): string {
  const what = t(`office.actions.${action}`, { name: subject.name || t('office.gone'), count: count ?? 0 });
  return fields.length > 0 ? `${what} (${fieldNames(t, fields)})` : what;
}

/** Who did it, in words. */
function whoIn(t: TFunction, { actor, isBySignOn }: AuditEntry): string {
  if (isBySignOn) return t('office.bySignOn');
  return actor?.isOneself ? t('office.you') : (actor?.name ?? t('office.gone'));
}

/** The day, and the time on German clocks. */
const momentOf = (at: string, lang: string): string =>
  `${formatDate(new Date(at), lang, 'long')}, ${toClockTime(new Date(at)).slice(-5)}`;

export interface HistoryProps {
  readonly person?: string | undefined;
  readonly offset?: number;
  /** Leads to other parts of it; without it only the latest are shown. */
  readonly hrefOf?: (offset: number | undefined) => string;
}

/** Who changed what, latest first. */
export function History({ person, offset = 0, hrefOf }: HistoryProps) {
  const { t, lang } = useTexts();
  const { data, isError, isFetching, refetch } = useQuery({
    ...historyQuery(usePortal(), { person, offset }),
    placeholderData: keepPreviousData,
  });
  if (!data) return <LoadState {...{ isError, isFetching }} onRetry={() => void refetch()} />;
  if (data.entries.length === 0)
    return person === undefined ? (
      <EmptyState title={t('office.history.empty')}>{t('office.history.emptyText')}</EmptyState>
    ) : (
      <p className={styles.lead}>{t('office.history.nothing')}</p>
    );
  return (
    <>
      <ul className={styles.history}>
        {data.entries.map((entry) => (
          <li key={entry.id} className={styles.event}>
            <span>{inWords(t, entry)}</span>
            <span className={styles.meta}>
              <time dateTime={entry.at}>{momentOf(entry.at, lang)}</time>
              <span>{whoIn(t, entry)}</span>
            </span>
          </li>
        ))}
      </ul>
      {hrefOf && <Pager total={data.total} offset={offset} hrefOf={hrefOf} />}
    </>
  );
}
