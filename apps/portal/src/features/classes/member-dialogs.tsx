import type { ClassDetail, ClassPupil } from '@mediathek/contract';
import { FormDialog } from '../../shared/form-dialog/form-dialog';
import { usePortal } from '../../shared/portal';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
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
  const submission = useSubmission();
  const end = useEnd(onClose);

  function send() {
    const params = { id: group.id, pupil: pupil.id };
    void submission.submit(
      async () => void (await call(calls[kind], { params })),
      () => end(t(`classes.members.${doneTexts[kind]}`, { name })),
    );
  }

  return (
    <FormDialog
      title={t(`classes.${kind}Dialog.title`, { name })}
      submitLabel={t(`classes.${kind}Dialog.submit`)}
      submitLook={kind === 'renew' ? 'main' : 'danger'}
      onSubmit={send}
      {...{ submission, onClose }}
    >
      <p>{t(`classes.${kind}Dialog.text`)}</p>
    </FormDialog>
  );
}
