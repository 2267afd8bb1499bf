import type { LearningPlatforms } from '@mediathek/contract';
import { formatDate } from '@mediathek/domain';
import { Button, Heading, TextField } from '@mediathek/ui';
import { LoadState } from '../../shared/administration/load-state';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import styles from './platforms.module.css';
import { useForgetPlatforms, usePlatforms } from './queries';
import { useCopying } from './use-copying';

const names = ['loginUrl', 'launchUrl', 'jwksUrl'] as const;

/** What has to be entered at a platform, and the key by which platforms know the portal. */
export function ToolAddresses() {
  const { t } = useTexts();
  const copy = useCopying();
  const { data, isError, isFetching, refetch } = usePlatforms();
  if (!data) return <LoadState {...{ isError, isFetching }} onRetry={() => void refetch()} />;
  return (
    <div className={styles.addresses}>
      <p>{t('platforms.addresses.lead')}</p>
      {names.map((name) => (
        <div key={name} className={styles.address}>
          <TextField
            label={t(`platforms.addresses.${name}`)}
            value={data.tool[name]}
            code
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button
            look="plain"
            icon="link"
            aria-label={`${t('platforms.addresses.copy')}: ${t(`platforms.addresses.${name}`)}`}
            onClick={() => void copy(data.tool[name])}
          >
            {t('platforms.addresses.copy')}
          </Button>
        </div>
      ))}
      <OwnKey state={data.key} />
    </div>
  );
}

function OwnKey({ state }: { readonly state: LearningPlatforms['key'] }) {
  const { t, lang } = useTexts();
  const { call, events } = usePortal();
  const forget = useForgetPlatforms();
  const { isBusy, failure, submit } = useSubmission();
  const day = (moment: string) => formatDate(new Date(moment), lang, 'long');

  function rotate() {
    void submit(
      () => call('POST /api/v1/admin/lti/keys'),
      () => {
        forget();
        events.emit('snackbar', { type: 'success', message: t('platforms.done.rotated') });
      },
      forget,
    );
  }
  return (
    <section className={styles.key}>
      <Heading level={2} size="row">
        {t('platforms.key.title')}
      </Heading>
      <p>{t('platforms.key.text', { since: day(state.since), until: day(state.until) })}</p>
      {state.mayRotate ? (
        <span>
          <Button look="plain" icon="key-round" busy={isBusy} onClick={rotate}>
            {t('platforms.key.rotate')}
          </Button>
        </span>
      ) : (
        <p className={styles.remark}>{t('platforms.key.rested')}</p>
      )}
      <SubmissionNotice failure={failure} saidElsewhere={['conflict']} />
    </section>
  );
}
