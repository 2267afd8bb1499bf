import type { ClassDetail, ClassPupil } from '@mediathek/contract';
import { Button } from '@mediathek/ui';
import { Dialog } from '@mediathek/ui/dialog';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import styles from './classes.module.css';
import { AccountDialog, NewCodesDialog, RenameDialog } from './member-forms';
import { useEnd } from './use-end';

interface AboutPupil {
  readonly pupil: ClassPupil;
  readonly name: string;
}

/** What a teacher wants to do about the pupils of a class. */
export type MemberTask =
  | { readonly kind: 'add' | 'account' }
  | ({ readonly kind: 'rename' } & AboutPupil)
  | ({ readonly kind: 'renew' | 'revoke' | 'remove' } & AboutPupil);

interface MemberDialogsProps {
  readonly group: ClassDetail;
  readonly task: MemberTask;
  readonly onClose: () => void;
}

export function MemberDialogs({ group, task, onClose }: MemberDialogsProps) {
  switch (task.kind) {
    case 'add':
      return <NewCodesDialog {...{ group, onClose }} />;
    case 'account':
      return <AccountDialog {...{ group, onClose }} />;
    case 'rename':
      return <RenameDialog {...{ group, pupil: task.pupil, onClose }} />;
    default:
      return <ConfirmDialog {...{ group, onClose, ...task }} />;
  }
}

const calls = {
  renew: 'POST /api/v1/classes/{id}/pupils/{pupil}/renew-code',
  revoke: 'POST /api/v1/classes/{id}/pupils/{pupil}/revoke-code',
  remove: 'DELETE /api/v1/classes/{id}/pupils/{pupil}',
} as const;
const doneTexts = { renew: 'renewed', revoke: 'revokedDone', remove: 'removedDone' } as const;

interface ConfirmDialogProps extends AboutPupil {
  readonly group: ClassDetail;
  readonly kind: keyof typeof calls;
  readonly onClose: () => void;
}

/** What cannot be taken back is asked about once. */
function ConfirmDialog({ group, pupil, name, kind, onClose }: ConfirmDialogProps) {
  const { t } = useTexts();
  const { call } = usePortal();
  const { isBusy, failure, submit } = useSubmission();
  const end = useEnd(onClose);

  function send() {
    const params = { id: group.id, pupil: pupil.id };
    void submit(
      async () => void (await call(calls[kind], { params })),
      () => end(t(`classes.members.${doneTexts[kind]}`, { name })),
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t(`classes.${kind}Dialog.title`, { name })}
      closeLabel={t('classes.close')}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('classes.cancel')}
          </Button>
          <Button look={kind === 'renew' ? 'main' : 'danger'} busy={isBusy} onClick={send}>
            {t(`classes.${kind}Dialog.submit`)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t(`classes.${kind}Dialog.text`)}</p>
        <SubmissionNotice failure={failure} onRetry={send} />
      </div>
    </Dialog>
  );
}
