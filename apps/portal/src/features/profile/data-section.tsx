import type { OwnData } from '@mediathek/contract';
import { Button } from '@mediathek/ui';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { ownDataText } from './own-data-text';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section';
import { saveFile } from './save-file';

/** Everything that is stored about oneself, to be read or to be taken elsewhere. */
export function DataSection() {
  const { t, lang, voiced } = useTexts();
  const { call } = usePortal();
  const { isBusy, failure, submit } = useSubmission();

  function download(save: (data: OwnData, name: string) => void) {
    void submit(
      () => call('GET /api/v1/profile/export'),
      (data) => save(data, `${t('profile.data.fileName')}-${data.exportedAt.slice(0, 10)}`),
    );
  }

  return (
    <ProfileSection title={t('profile.data.title')} lead={voiced('profile.data.lead')}>
      <div className={styles.actions}>
        <Button
          look="plain"
          icon="download"
          busy={isBusy}
          onClick={() =>
            download((data, name) =>
              saveFile(`${name}.txt`, 'text/plain;charset=utf-8', ownDataText(data, { t, lang })),
            )
          }
        >
          {t('profile.data.readable')}
        </Button>
        <Button
          look="quiet"
          onClick={() =>
            download((data, name) => saveFile(`${name}.json`, 'application/json', JSON.stringify(data, undefined, 2)))
          }
        >
          {t('profile.data.machine')}
        </Button>
      </div>
      <SubmissionNotice failure={failure} />
    </ProfileSection>
  );
}
