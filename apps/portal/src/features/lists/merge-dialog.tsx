import type { ListDetail } from '@mediathek/contract';
import { Checkbox, SelectField } from '@mediathek/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/form-dialog/form-dialog';
import { useListCache, useLists } from '../../shared/lists/queries';
import { usePortal } from '../../shared/portal';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';

/** Puts the media of another list at the end of this one. */
export function MergeDialog({ list, onClose }: { readonly list: ListDetail; readonly onClose: () => void }) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const cache = useListCache();
  const { data } = useLists();
  const submission = useSubmission();
  const { failure, submit } = submission;
  const others = data?.items.filter(({ id }) => id !== list.id) ?? [];
  const [chosen, setChosen] = useState('');
  const from = others.find(({ id }) => id === chosen) ?? others[0];
  const [removeSource, setRemoveSource] = useState(false);

  function send() {
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
    <FormDialog
      title={t('lists.merge.title')}
      submitLabel={t('lists.merge.submit')}
      insteadOfSubmit={from ? undefined : null}
      saidElsewhere={['limit-reached']}
      onSubmit={send}
      {...{ submission, onClose }}
    >
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
    </FormDialog>
  );
}
