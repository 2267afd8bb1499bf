import type { FoundMedium } from '@mediathek/contract';
import { CallError } from '@mediathek/contract/client';
import { formOf } from '@mediathek/domain';
import {
  Badge,
  Button,
  Checkbox,
  CoverImage,
  EmptyState,
  Heading,
  Notice,
  SearchField,
  Skeleton,
  SkeletonGroup,
  TypeTab,
  Wrap,
} from '@mediathek/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MarkedText } from '../../../shared/media/marked-text';
import { formIcons } from '../../../shared/media/medium-facts';
import { MediumMeta } from '../../../shared/media/medium-meta';
import { useBadge } from '../../../shared/media/use-badge';
import { usePortal } from '../../../shared/portal';
import { readCallFailure } from '../../../shared/submission/call-failure';
import { SubmissionNotice } from '../../../shared/submission/submission-notice';
import { useTexts } from '../../../shared/use-texts';
import styles from './chooser.module.css';
import { Nothing } from './nothing';

const portion = 24;
const most = 96;

export interface ChooserProps {
  readonly session: string;
  readonly isMultiple: boolean;
}

/** Finds media for a course and hands them over; the form itself goes to the server, so that the frame goes back with it. */
export function Chooser({ session, isMultiple }: ChooserProps) {
  const { t } = useTexts();
  const { call } = usePortal();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState({ q: '', limit: portion });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['learning-platform', session, 'search', wanted],
    queryFn: () => call('POST /api/v1/lti/search', { body: { session, query: wanted } }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const search = (q: string) => setWanted({ q: q.trim(), limit: portion });

  function toggle(identifier: string) {
    const next = new Set(chosen);
    if (!next.delete(identifier)) next.add(identifier);
    setChosen(next);
  }

  function results() {
    if (data || !error) return <Results found={data} chosen={chosen} isMultiple={isMultiple} onToggle={toggle} />;
    const failure = readCallFailure(error);
    if (failure.kind === 'wait') return <SubmissionNotice failure={failure} />;
    return (
      <Notice
        kind="critical"
        live
        title={t('lti.failed.title')}
        actions={
          <Button look="plain" size="small" busy={isFetching} onClick={() => void refetch()}>
            {t('forms.retry')}
          </Button>
        }
      />
    );
  }

  if (error instanceof CallError && error.status < 429) return <Nothing />;
  return (
    <Wrap className={styles.page}>
      <Heading level={1}>{t(isMultiple ? 'lti.title' : 'lti.titleOne')}</Heading>
      <SearchField
        size="large"
        label={t('lti.search')}
        placeholder={t('lti.placeholder')}
        clearLabel={t('lti.clear')}
        submitLabel={t('lti.submit')}
        value={text}
        busy={isFetching}
        onValueChange={setText}
        onSearch={search}
        onReset={() => search('')}
      />
      <form method="post" action="/api/v1/lti/deep-linking" className={styles.form}>
        <input type="hidden" name="session" value={session} />
        {[...chosen].map((identifier) => (
          <input key={identifier} type="hidden" name="media" value={identifier} />
        ))}
        {results()}
        {data && data.items.length < data.total && wanted.limit < most && (
          <Button
            look="plain"
            busy={isFetching}
            onClick={() => setWanted({ ...wanted, limit: wanted.limit + portion })}
          >
            {t('lti.more')}
          </Button>
        )}
        {isMultiple && (
          <div className={styles.bar}>
            <p role="status">{chosen.size > 0 ? t('lti.chosen', { count: chosen.size }) : t('lti.chosenNone')}</p>
            {chosen.size > 0 && <Button type="submit">{t('lti.insert')}</Button>}
          </div>
        )}
      </form>
    </Wrap>
  );
}

interface ResultsProps {
  readonly found: { readonly total: number; readonly items: readonly FoundMedium[] } | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly isMultiple: boolean;
  readonly onToggle: (identifier: string) => void;
}

function Results({ found, chosen, isMultiple, onToggle }: ResultsProps) {
  const { t, lang } = useTexts();
  if (!found) {
    return (
      <SkeletonGroup label={t('lti.searching')}>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </SkeletonGroup>
    );
  }
  if (found.items.length === 0) return <EmptyState title={t('lti.none.title')}>{t('lti.none.text')}</EmptyState>;
  return (
    <section aria-label={t('lti.results')}>
      <p className={styles.count} role="status">
        {t('lti.found', { count: found.total, amount: found.total.toLocaleString(lang) })}
      </p>
      <ul className={styles.rows}>
        {found.items.map((medium) => (
          <li key={medium.identifier} className={styles.row}>
            <MediumWords medium={medium} />
            {medium.use.mayUse && isMultiple && (
              <Checkbox
                label={t('lti.choose')}
                aria-label={t('lti.chooseTitle', { title: medium.hit.title.text })}
                checked={chosen.has(medium.identifier)}
                onChange={() => onToggle(medium.identifier)}
              />
            )}
            {medium.use.mayUse && !isMultiple && (
              <Button
                type="submit"
                name="media"
                value={medium.identifier}
                look="plain"
                aria-label={t('lti.insertTitle', { title: medium.hit.title.text })}
              >
                {t('lti.insert')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function MediumWords({ medium }: { readonly medium: FoundMedium }) {
  const { t } = useTexts();
  const form = formOf(medium);
  const badge = useBadge(medium);
  return (
    <>
      <div className={styles.cover}>
        <CoverImage src={medium.cover}>
          <TypeTab icon={formIcons[form]} label={t(`media.forms.${form}`)} />
        </CoverImage>
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <MarkedText marked={medium.hit.title} />
        </h2>
        <p className={styles.meta}>
          <MediumMeta medium={medium} end={medium.fn_prodname} />
        </p>
        {badge && <Badge kind={badge.kind}>{badge.label}</Badge>}
      </div>
    </>
  );
}
