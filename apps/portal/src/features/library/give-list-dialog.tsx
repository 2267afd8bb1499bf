import { linkTo } from '@mediathek/domain';
import { Button, SelectField, Spinner } from '@mediathek/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/form-dialog/form-dialog';
import { useForgetLibrary } from '../../shared/library/use-removal';
import { useListCache, useLists } from '../../shared/lists/queries';
import { usePortal } from '../../shared/portal';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';

/** Gives one of one's own lists to the whole school. */
export function GiveListDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const { data } = useLists();
  const cache = useListCache();
  const forget = useForgetLibrary();
  const submission = useSubmission();
  const [chosen, setChosen] = useState('');
  const own = data?.items.filter(({ origin, visibility }) => origin === 'own' && visibility !== 'school') ?? [];
  const list = own.find(({ id }) => id === chosen) ?? own[0];

  function send() {
    if (!list) return;
    void submission.submit(
      () => call('PATCH /api/v1/lists/{id}', { params: { id: list.id }, body: { visibility: 'school' } }),
      ({ title }) => {
        events.emit('snackbar', { type: 'success', message: t('library.giveList.done', { title }) });
        onClose();
        void forget();
        void cache.forget();
      },
    );
  }
  return (
    <FormDialog
      title={t('library.giveList.title')}
      submitLabel={t('library.giveList.submit')}
      insteadOfSubmit={
        list ? undefined : data && <Button href={linkTo('medialists')}>{t('library.lists.toLists')}</Button>
      }
      onSubmit={send}
      {...{ submission, onClose }}
    >
      {!data && <Spinner label={t('library.loading')} />}
      {data && !list && <p>{t('library.giveList.none')}</p>}
      {list && (
        <>
          <p>{t('library.giveList.text')}</p>
          <SelectField
            label={t('library.giveList.list')}
            value={list.id}
            options={own.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
