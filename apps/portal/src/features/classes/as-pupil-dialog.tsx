import { Spinner } from '@mediathek/ui';
import { Dialog } from '@mediathek/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { ClassBoard } from '../../shared/class-board/class-board';
import { asPupilQuery } from '../../shared/classes/queries';
import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';

interface AsPupilDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** The board exactly as the server would send it to a pupil now. */
export function AsPupilDialog({ id, name, onClose }: AsPupilDialogProps) {
  const { t } = useTexts();
  const { data } = useQuery(asPupilQuery(usePortal(), id));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('classes.board.asPupilTitle', { name })}
      closeLabel={t('forms.close')}
    >
      {!data && <Spinner label={t('classes.loading')} />}
      {data?.board.length === 0 && <p>{t('classes.board.asPupilEmpty')}</p>}
      {data && data.board.length > 0 && <ClassBoard classId={id} board={data.board} headingLevel={3} />}
    </Dialog>
  );
}
