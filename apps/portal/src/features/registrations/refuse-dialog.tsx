import { TextArea } from '@mediathek/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/form-dialog/form-dialog';
import { usePortal } from '../../shared/portal';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { useForgetRegistrations } from './queries';

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
  const submission = useSubmission();
  const { form, focusField } = useFieldFocus('reason');
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
    void submission.submit(
      () => call('POST /api/v1/admin/registrations/{id}/refuse', { params: { id }, body: { reason: text } }),
      () => end(t('registrations.refused', { name }), 'success'),
      (problem) => {
        if (problem.kind === 'refused' && decidedMeanwhile.includes(problem.problem)) {
          end(t('registrations.conflict'), 'error');
        }
      },
    );
  }

  return (
    <FormDialog
      title={t('registrations.dialog.title', { name })}
      submitLabel={t('registrations.dialog.submit')}
      submitLook="danger"
      submission={submission}
      saidElsewhere={decidedMeanwhile}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
