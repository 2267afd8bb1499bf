import { Button, TextArea } from '@mediathek/ui';
import { Dialog } from '@mediathek/ui/dialog';
import { type FormEvent, useId, useState } from 'react';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { useForgetRegistrations } from './queries';
import styles from './registrations.module.css';

export interface RefuseDialogProps {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly onClose: () => void;
}

const decidedMeanwhile = ['conflict', 'not-found'];
const shortestReason = 3;

/** Nobody is refused without a reason, and they get to read it. */
export function RefuseDialog({ id, name, email, onClose }: RefuseDialogProps) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const forget = useForgetRegistrations();
  const { isBusy, failure, submit } = useSubmission();
  const { form, focusField } = useFieldFocus('reason');
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  function end(message: string, type: 'success' | 'error') {
    events.emit('snackbar', { type, message });
    onClose();
    void forget();
  }
  function send() {
    const text = reason.trim();
    setIsMissing(text.length < shortestReason);
    if (text.length < shortestReason) return focusField('reason');
    void submit(
      () => call('POST /api/v1/admin/registrations/{id}/refuse', { params: { id }, body: { reason: text } }),
      () => end(t('registrations.refused', { name }), 'success'),
      (problem) => {
        if (problem.kind === 'refused' && decidedMeanwhile.includes(problem.problem)) {
          end(t('registrations.conflict'), 'error');
        }
      },
    );
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('registrations.dialog.title', { name })}
      closeLabel={t('registrations.dialog.close')}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('registrations.dialog.cancel')}
          </Button>
          <Button look="danger" type="submit" form={formId} busy={isBusy}>
            {t('registrations.dialog.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
        <p>{t('registrations.dialog.text', { email })}</p>
        <TextArea
          name="reason"
          label={t('registrations.dialog.reason')}
          error={isMissing && t('registrations.dialog.missing')}
          value={reason}
          required
          maxLength={1000}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setIsMissing(false);
          }}
        />
        <SubmissionNotice failure={failure} saidElsewhere={decidedMeanwhile} onRetry={send} />
      </form>
    </Dialog>
  );
}
