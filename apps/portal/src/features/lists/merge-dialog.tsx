import type { ListDetail } from '@mediathek/contract';
import { Button, Checkbox, SelectField } from '@mediathek/ui';
import { Dialog } from '@mediathek/ui/dialog';
import { type FormEvent, useId, useState } from 'react';
import { useListCache, useLists } from '../../shared/lists/queries';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import styles from './list-page.module.css';

/** Puts the media of another list at the end of this one. */
export function MergeDialog({ list, onClose }: { readonly list: ListDetail; readonly onClose: () => void }) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const cache = useListCache();
  const { data } = useLists();
  const { isBusy, failure, submit } = useSubmission();
  const formId = useId();
  const others = data?.items.filter(({ id }) => id !== list.id) ?? [];
  const [chosen, setChosen] = useState('');
  const from = others.find(({ id }) => id === chosen) ?? others[0];
  const [removeSource, setRemoveSource] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    if (!from) return;
    void submit(
      () =>
        call('POST /api/v1/lists/{id}/merge', {
          params: { id: list.id },
          body: { from: from.id, removeSource: removeSource && from.origin === 'own' },
        }),
      ({ added }) => {
        events.emit('snackbar', { type: 'success', message: t('lists.merge.done', { count: added }) });
        void cache.forget();
        onClose();
      },
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('lists.merge.title')}
      closeLabel={t('lists.merge.close')}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('lists.merge.cancel')}
          </Button>
          {from && (
            <Button type="submit" form={formId} busy={isBusy}>
              {t('lists.merge.submit')}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={styles.dialogForm} noValidate onSubmit={send}>
        <p>{t('lists.merge.text')}</p>
        {data && !from && <p>{t('lists.merge.none')}</p>}
        {from && (
          <SelectField
            label={t('lists.merge.from')}
            value={from.id}
            options={others.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        )}
        {from?.origin === 'own' && (
          <Checkbox
            label={t('lists.merge.removeSource')}
            checked={removeSource}
            onChange={(event) => setRemoveSource(event.currentTarget.checked)}
          />
        )}
        {failure?.kind === 'refused' && failure.problem === 'limit-reached' && (
          <p role="alert">{t('lists.merge.full')}</p>
        )}
        <SubmissionNotice failure={failure} saidElsewhere={['limit-reached']} />
      </form>
    </Dialog>
  );
}
