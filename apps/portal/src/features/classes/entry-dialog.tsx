import type { BoardEntry, ClassDetail } from '@mediathek/contract';
import { Button } from '@mediathek/ui';
import { Dialog } from '@mediathek/ui/dialog';
import { type FormEvent, useId, useState } from 'react';
import { isEndTooEarly, momentsIn, ShareTimes, shareTimesOf } from '../../shared/class-sharing/share-times';
import { useForgetClasses } from '../../shared/classes/queries';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import styles from './classes.module.css';

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
  const { isBusy, failure, submit } = useSubmission();
  const formId = useId();
  const [times, setTimes] = useState(() => shareTimesOf(entry));
  const [isEndWrong, setIsEndWrong] = useState(false);

  function send() {
    const isWrong = isEndTooEarly(times, new Date());
    setIsEndWrong(isWrong);
    if (isWrong) return;
    const { from = new Date().toISOString(), until } = momentsIn(times);
    const params = { id: group.id, share: entry.id };
    void submit(
      () => call('PATCH /api/v1/classes/{id}/shares/{share}', { params, body: { note: times.note, from, until } }),
      () => {
        events.emit('snackbar', { type: 'success', message: t('classes.done.saved') });
        void forget();
        onClose();
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
      title={title}
      closeLabel={t('classes.close')}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('classes.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {t('classes.form.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
        <ShareTimes value={times} onChange={setTimes} isEndWrong={isEndWrong} />
        <SubmissionNotice failure={failure} onRetry={send} />
      </form>
    </Dialog>
  );
}
