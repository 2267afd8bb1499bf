import type { LicenceCodeDetail, PlaceHolder } from '@mediathek/contract';
import { Checkbox } from '@mediathek/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/form-dialog/form-dialog';
import { usePortal } from '../../shared/portal';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { useForgetSchool } from './queries';
import styles from './school.module.css';

interface TakeBackDialogProps {
  readonly code: LicenceCodeDetail;
  readonly holder: PlaceHolder;
  readonly name: string;
  readonly onClose: () => void;
}

const changedMeanwhile = ['conflict', 'not-found', 'no-returns-left', 'licence-ended'];

/** Takes somebody's place back, and makes it free again where the code has returns. */
export function TakeBackDialog({ code, holder, name, onClose }: TakeBackDialogProps) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const forget = useForgetSchool();
  const submission = useSubmission();
  const mayReturn = code.rights.returnPlaces;
  const [isReturned, setIsReturned] = useState(mayReturn);
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  function end(message: string, type: 'success' | 'error') {
    events.emit('snackbar', { type, message });
    onClose();
    void forget();
  }
  function send() {
    const input = { params: { codeId: code.codeId }, body: { placeIds: [holder.placeId] } };
    void submission.submit(
      () =>
        isReturned
          ? call('POST /api/v1/school/licences/{codeId}/return', input, { idempotencyKey })
          : call('POST /api/v1/school/licences/{codeId}/take-back', input, { idempotencyKey }),
      () => end(t(isReturned ? 'school.said.returned' : 'school.said.takenBack'), 'success'),
      (problem) => {
        if (problem.kind !== 'refused' || !changedMeanwhile.includes(problem.problem)) return;
        end(t(problem.problem === 'no-returns-left' ? 'school.said.noReturns' : 'school.said.changed'), 'error');
      },
    );
  }

  return (
    <FormDialog
      title={t('school.takeBackDialog.title')}
      submitLabel={t('school.takeBackDialog.submit')}
      saidElsewhere={changedMeanwhile}
      onSubmit={send}
      {...{ submission, onClose }}
    >
      <p>{t('school.takeBackDialog.text', { name })}</p>
      {mayReturn ? (
        <Checkbox
          label={t('school.takeBackDialog.return', { count: code.returns })}
          checked={isReturned}
          onChange={({ currentTarget }) => setIsReturned(currentTarget.checked)}
        />
      ) : (
        !code.isUnlimited && <p className={styles.remark}>{t('school.takeBackDialog.noReturn')}</p>
      )}
    </FormDialog>
  );
}
