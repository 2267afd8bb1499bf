import type { Profile } from '@mediathek/contract';
import { formatDate } from '@mediathek/domain';
import { Button, Notice } from '@mediathek/ui';
import { useState } from 'react';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { PasswordDialog } from './password-dialog';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section';
import { useProfileChanges } from './queries';

const section = 'deletion';

/** Leaving, with two weeks to change one's mind. */
export function DeletionSection({ profile: { deletionOn, confirmBy } }: { readonly profile: Profile }) {
  const { t, lang, voice, voiced } = useTexts();
  const { call, events } = usePortal();
  const { forget } = useProfileChanges();
  const { isBusy, failure, submit } = useSubmission();
  const [isAsking, setIsAsking] = useState(false);

  function keepAccount() {
    void submit(
      () => call('DELETE /api/v1/profile/deletion'),
      () => {
        events.emit('snackbar', { type: 'success', message: voiced('profile.deletion.undone') });
        void forget();
      },
    );
  }

  if (deletionOn) {
    const day = formatDate(new Date(deletionOn), lang, 'long');
    return (
      <ProfileSection id={section} title={t('profile.deletion.title')}>
        <Notice
          kind="caution"
          live
          title={t('profile.deletion.pendingTitle', { context: voice, day })}
          actions={
            <Button busy={isBusy} onClick={keepAccount}>
              {t('profile.deletion.undo')}
            </Button>
          }
        >
          {voiced('profile.deletion.pending')}
        </Notice>
        <SubmissionNotice failure={failure} onRetry={keepAccount} />
      </ProfileSection>
    );
  }
  return (
    <ProfileSection id={section} title={t('profile.deletion.title')} lead={voiced('profile.deletion.lead')}>
      <div className={styles.actions}>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          {t('profile.deletion.start')}
        </Button>
      </div>
      {isAsking && (
        <PasswordDialog
          title={voiced('profile.deletion.dialogTitle')}
          text={voiced('profile.deletion.lead')}
          action={t('profile.deletion.submit')}
          isDanger
          refusals={{ 'last-administrator': t('profile.deletion.lastAdministrator') }}
          signedInFor={confirmBy === 'sign-in' ? section : undefined}
          work={(password) =>
            call('POST /api/v1/profile/deletion', { body: confirmBy === 'sign-in' ? {} : { password } })
          }
          onDone={() => void forget()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </ProfileSection>
  );
}
