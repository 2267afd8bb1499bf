import { findTopSubject, formatDate, linkTo } from '@mediathek/domain';
import { classNames, EmptyState, SectionHead, TextLink } from '@mediathek/ui';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../shared/use-texts';
import { BarChart } from './bar-chart';
import { useUsage } from './queries';
import styles from './school.module.css';
import { SchoolFailed, SchoolLoading } from './states';

interface Count {
  readonly key: string;
  readonly label: ReactNode;
  readonly uses: number;
}

/** What the school uses: by week, medium and subject, and never by whom. */
export function UsageTab() {
  const { t, lang } = useTexts();
  const { data, isError, isFetching, refetch } = useUsage();
  if (isError && !data) return <SchoolFailed isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SchoolLoading />;
  if (data.total === 0) return <EmptyState title={t('school.usage.title')}>{t('school.usage.none')}</EmptyState>;
  const language = lang === 'de' ? 'de' : 'en';
  return (
    <div className={styles.part}>
      <p className={styles.lead}>{t('school.usage.lead', { day: formatDate(data.since, lang, 'long') })}</p>
      <p>{t('school.usage.total', { count: data.total, amount: data.total.toLocaleString(lang) })}</p>
      <Counts
        title={t('school.usage.byWeek')}
        head={t('school.usage.week')}
        counts={data.weeks.map(({ monday, uses }) => ({ key: monday, label: formatDate(monday, lang, 'short'), uses }))}
        isChart
      />
      <Counts
        title={t('school.usage.byMedium')}
        head={t('school.usage.medium')}
        counts={data.media.map(({ identifier, title, uses }) => ({
          key: identifier,
          label: <TextLink href={linkTo('media', { id: identifier })}>{title}</TextLink>,
          uses,
        }))}
      />
      <Counts
        title={t('school.usage.bySubject')}
        head={t('school.usage.subject')}
        counts={data.subjects.map(({ subject, uses }) => ({
          key: subject,
          label: findTopSubject(subject)?.labels[language] ?? subject,
          uses,
        }))}
      />
    </div>
  );
}

interface CountsProps {
  readonly title: string;
  readonly head: string;
  readonly counts: readonly Count[];
  readonly isChart?: boolean;
}

/** Counts as a table for everybody, and above it as a picture where they follow each other in time. */
function Counts({ title, head, counts, isChart = false }: CountsProps) {
  const { t, lang } = useTexts();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHead id={titleId} title={title} />
      {isChart && <BarChart values={counts.map(({ uses }) => uses)} />}
      <table className={classNames(styles.table, styles.tally)} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col" className={styles.number}>
              {t('school.usage.uses')}
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ key, label, uses }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td className={styles.number} data-label={t('school.usage.uses')}>
                {uses.toLocaleString(lang)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
