import { Button } from '@mediathek/ui';
import { useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../../shared/portal';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';

/** Gives a medium to the whole school: every teacher finds it in the pool. */
export function PoolButton({ identifier, title }: { readonly identifier: string; readonly title: string }) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const queries = useQueryClient();
  const { isBusy, submit } = useSubmission();
  const params = { id: identifier };
  const forget = () => queries.invalidateQueries({ queryKey: ['library', 'pool'] });
  const failed = () => events.emit('snackbar', { type: 'error', message: t('forms.failed.title') });

  function give() {
    void submit(
      () => call('PUT /api/v1/pool/{id}', { params }),
      () => {
        void forget();
        events.emit('snackbar', {
          type: 'success',
          message: t('medium.pool.given', { title }),
          action: {
            label: t('medium.pool.undo'),
            onAction: () => void call('DELETE /api/v1/pool/{id}', { params }).then(forget, failed),
          },
        });
      },
      failed,
    );
  }
  return (
    <Button icon="school" look="plain" busy={isBusy} onClick={give}>
      {t('medium.pool.give')}
    </Button>
  );
}
