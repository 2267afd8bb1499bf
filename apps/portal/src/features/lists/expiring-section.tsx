import type { ExpiringItems, ListDetail } from '@mediathek/contract';
import { formatDayMonth, linkTo } from '@mediathek/domain';
import { Button, Heading, TextField, TextLink } from '@mediathek/ui';
import { type FormEvent, useId, useState } from 'react';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import styles from './list-page.module.css';
import { type ListActions, titleOf } from './use-list-actions';

interface ExpiringProps {
  readonly list: ListDetail;
  readonly actions: ListActions;
}

/** What of the list cannot be used any more on a day that the teacher picks, and what could take its place. */
export function ExpiringSection({ list, actions }: ExpiringProps) {
  const { t, lang } = useTexts();
  const { call, today } = usePortal();
  const { isBusy, failure, submit } = useSubmission();
  const [day, setDay] = useState('');
  const [found, setFound] = useState<ExpiringItems>();
  const titleId = useId();

  function check(event: FormEvent) {
    event.preventDefault();
    if (day === '') return;
    void submit(
      () => call('GET /api/v1/lists/{id}/expiring', { params: { id: list.id }, query: { before: day } }),
      setFound,
    );
  }
  const shown = found?.items.filter(({ itemId }) => list.items.some(({ id }) => id === itemId)) ?? [];
  const named = found && { day: formatDayMonth(found.before, lang, { withYear: true }) };
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <Heading level={2} id={titleId} size="section">
        {t('lists.expiring.title')}
      </Heading>
      <form className={styles.expiringForm} noValidate onSubmit={check}>
        <TextField
          type="date"
          label={t('lists.expiring.label')}
          min={today}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <Button type="submit" look="plain" busy={isBusy} busyLabel={t('lists.expiring.checking')}>
          {t('lists.expiring.check')}
        </Button>
      </form>
      <SubmissionNotice failure={failure} />
      <div role="status">
        {named && (
          <p className={styles.partTitle}>
            {shown.length === 0
              ? t('lists.expiring.none', named)
              : t('lists.expiring.some', { ...named, count: shown.length })}
          </p>
        )}
      </div>
      {shown.length > 0 && (
        <ul className={styles.people}>
          {shown.map((entry) => (
            <Ending key={entry.itemId} {...{ entry, list, actions }} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Ending({ entry, list, actions }: ExpiringProps & { readonly entry: ExpiringItems['items'][number] }) {
  const { t, lang } = useTexts();
  const item = list.items.find(({ id }) => id === entry.itemId);
  if (!item) return null;
  const why = entry.endsOn
    ? t('lists.expiring.ends', { day: formatDayMonth(entry.endsOn, lang, { withYear: true }) })
    : t(item.medium ? 'lists.expiring.unusable' : 'lists.expiring.gone');
  return (
    <li className={styles.ending}>
      <p>
        <strong>{titleOf(item)}</strong> {why}
      </p>
      {entry.substitutes.length === 0 ? (
        <p className={styles.partText}>{t('lists.expiring.noSubstitutes')}</p>
      ) : (
        <>
          <p className={styles.partText}>{t('lists.expiring.substitutes')}</p>
          <ul className={styles.plainList}>
            {entry.substitutes.map(({ identifier, fn_titel }) => (
              <li key={identifier} className={styles.substitute}>
                <TextLink href={linkTo('media', { id: identifier })}>{fn_titel}</TextLink>
                {list.rights.edit && (
                  <Button
                    look="quiet"
                    size="small"
                    icon="list-plus"
                    aria-label={t('lists.expiring.take', { title: fn_titel })}
                    onClick={() => void actions.addItem(identifier, fn_titel)}
                  >
                    {t('media.addToList.button')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
