import type { CallBody, ListSummary } from '@mediathek/contract';
import { linkTo } from '@mediathek/domain';
import { Icon, Skeleton, SkeletonGroup, TextField } from '@mediathek/ui';
import { useState } from 'react';
import { FormDialog } from '../form-dialog/form-dialog';
import { useListCache, useLists } from '../lists/queries';
import { usePortal } from '../portal';
import { useFieldFocus } from '../submission/use-field-focus';
import { useSubmission } from '../submission/use-submission';
import { useTexts } from '../use-texts';
import styles from './list-adding.module.css';

/** Something outside the portal, as a list keeps it. */
export type NewListLink = NonNullable<CallBody<'POST /api/v1/lists'>['links']>[number];

export interface AddToListDialogProps {
  readonly identifiers: readonly string[];
  readonly links?: readonly NewListLink[] | undefined;
  /** The medium's title, or how many there are. */
  readonly title: string;
  /** The list they come from, which is not offered. */
  readonly without?: string | undefined;
  readonly onAdded?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Chooses a list for one medium or several, or makes a new list right here. */
export function AddToListDialog({ identifiers, links = [], title, without, onAdded, onClose }: AddToListDialogProps) {
  const { t } = useTexts();
  const { call, events, navigate } = usePortal();
  const { data, isPending } = useLists();
  const cache = useListCache();
  const submission = useSubmission();
  const { failure, submit } = submission;
  const { form, focusField } = useFieldFocus();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const own = data?.items.filter(({ mayEdit, id }) => mayEdit && id !== without) ?? [];

  function end(list: { id: string; title: string }, added: number) {
    onClose();
    onAdded?.();
    void cache.forget();
    const what = identifiers.length + links.length === 1 ? `„${title}“` : t('media.addToList.many', { count: added });
    events.emit('snackbar', {
      type: added > 0 ? 'success' : 'info',
      message: t(added > 0 ? 'media.addToList.added' : 'media.addToList.already', { list: list.title, what }),
      action: { label: t('media.addToList.open'), onAction: () => navigate(linkTo('medialist', { id: list.id })) },
    });
  }
  const wanted = { identifiers: [...identifiers], links: [...links] };
  function choose(list: ListSummary) {
    void submit(
      () => call('POST /api/v1/lists/{id}/items', { params: { id: list.id }, body: wanted }),
      ({ added }) => end(list, added),
    );
  }
  function make() {
    setIsMissing(name.trim() === '');
    if (name.trim() === '') return focusField('listName');
    void submit(
      () => call('POST /api/v1/lists', { body: { title: name.trim(), ...wanted } }),
      (list) => end(list, list.itemCount),
    );
  }

  return (
    <FormDialog
      title={t('media.addToList.title')}
      submitLabel={t('media.addToList.make')}
      saidElsewhere={['limit-reached']}
      onSubmit={make}
      {...{ form, submission, onClose }}
    >
      {isPending && (
        <SkeletonGroup label={t('media.addToList.loading')}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </SkeletonGroup>
      )}
      {data && own.length === 0 && <p>{t('media.addToList.none')}</p>}
      {own.length > 0 && (
        <ul className={styles.lists} aria-label={t('media.addToList.lists')}>
          {own.map((list) => (
            <li key={list.id}>
              <button type="button" className={styles.list} onClick={() => choose(list)}>
                <Icon name="list-plus" />
                <span className={styles.name}>{list.title}</span>
                <span className={styles.count}>{t('media.addToList.many', { count: list.itemCount })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        name="listName"
        label={t('media.addToList.newName')}
        error={isMissing && t('media.addToList.missing')}
        value={name}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => {
          setName(event.currentTarget.value);
          setIsMissing(false);
        }}
      />
      {failure?.kind === 'refused' && failure.problem === 'limit-reached' && (
        <p role="alert">{t('media.addToList.full')}</p>
      )}
    </FormDialog>
  );
}
