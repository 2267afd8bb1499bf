import type { BoardEntry, ClassDetail } from '@mediathek/contract';
import { useState } from 'react';
import { isEndTooEarly, momentsIn, ShareTimes, shareTimesOf } from '../../shared/class-sharing/share-times';
import { useForgetClasses } from '../../shared/classes/queries';
import { FormDialog } from '../../shared/form-dialog/form-dialog';
import { usePortal } from '../../shared/portal';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';

interface EntryDialogProps {
  readonly group: ClassDetail;
  readonly entry: BoardEntry;
  readonly title: string;
  readonly onClose: () => void;
}

/** Changes hours and note of something that stands on the board. */
export function EntryDialog({ group, entry, title, onClose }: EntryDialogProps) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const forget = useForgetClasses();
  const submission = useSubmission();
  const [times, setTimes] = useState(() => shareTimesOf(entry));
  const [isEndWrong, setIsEndWrong] = useState(false);

  function send() {
    const isWrong = isEndTooEarly(times, new Date());
    setIsEndWrong(isWrong);
    if (isWrong) return;
    const { from = new Date().toISOString(), until } = momentsIn(times);
    const params = { id: group.id, share: entry.id };
    void submission.submit(
      () => call('PATCH /api/v1/classes/{id}/shares/{share}', { params, body: { note: times.note, from, until } }),
      () => {
        events.emit('snackbar', { type: 'success', message: t('classes.done.saved') });
        void forget();
        onClose();
      },
    );
  }

  return (
    <FormDialog submitLabel={t('classes.form.save')} onSubmit={send} {...{ title, submission, onClose }}>
      <ShareTimes value={times} onChange={setTimes} isEndWrong={isEndWrong} />
    </FormDialog>
  );
}
