import { Button } from '@mediathek/ui';
import { Dialog } from '@mediathek/ui/dialog';
import { type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import { SubmissionNotice } from '../submission/submission-notice';
import type { Submission } from '../submission/use-submission';
import { useTexts } from '../use-texts';
import styles from './form-dialog.module.css';

interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly submitLook?: 'main' | 'danger';
  readonly submission: Pick<Submission, 'isBusy' | 'failure'>;
  /** Problems that the form says itself, at the field they concern. */
  readonly saidElsewhere?: readonly string[];
  /** Where there is nothing to send, another way on stands in place of the button, or none. */
  readonly insteadOfSubmit?: ReactNode;
  /** Once everything is sent, other buttons than those for sending and leaving. */
  readonly actions?: ReactNode;
  readonly form?: RefObject<HTMLFormElement | null>;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form that comes before the page: what it holds is sent, or nothing happens. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, submitLook = 'main', submission, saidElsewhere = [], insteadOfSubmit } = props;
  const { actions, form, onSubmit, onClose, children } = props;
  const { t } = useTexts();
  const formId = useId();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  const submit = (
    <Button type="submit" look={submitLook} form={formId} busy={submission.isBusy}>
      {submitLabel}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      closeLabel={t('forms.close')}
      actions={
        actions ?? (
          <>
            <Button look="plain" onClick={onClose}>
              {t('forms.cancel')}
            </Button>
            {insteadOfSubmit === undefined ? submit : insteadOfSubmit}
          </>
        )
      }
    >
      <form id={formId} ref={form} className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
        {children}
        <SubmissionNotice failure={submission.failure} saidElsewhere={saidElsewhere} onRetry={onSubmit} />
      </form>
    </Dialog>
  );
}
