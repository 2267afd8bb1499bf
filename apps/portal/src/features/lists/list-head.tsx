import type { ListDetail } from '@mediathek/contract';
import { CallError } from '@mediathek/contract/client';
import { Button, Heading, listIcons, TextArea, TextField } from '@mediathek/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useListCache } from '../../shared/lists/queries';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import styles from './list-page.module.css';

/** Name and description of a list; whoever may, changes them in place. */
export function ListHead({ list }: { readonly list: ListDetail }) {
  const { t } = useTexts();
  const [isEditing, setIsEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function close() {
    setIsEditing(false);
    requestAnimationFrame(() => opener.current?.focus());
  }
  if (isEditing) return <HeadEditor list={list} onClose={close} />;
  return (
    <header className={styles.head}>
      <div className={styles.headRow}>
        <Heading level={1}>{list.title}</Heading>
        {list.rights.edit && (
          <Button
            ref={opener}
            look="plain"
            size="small"
            icon={listIcons.edit}
            className={styles.noPrint}
            onClick={() => setIsEditing(true)}
          >
            {t('lists.head.rename')}
          </Button>
        )}
      </div>
      {list.origin !== 'own' && <p className={styles.muted}>{t('lists.by', { name: list.owner.name })}</p>}
      {list.description && <p className={styles.description}>{list.description}</p>}
    </header>
  );
}

function HeadEditor({ list, onClose }: { readonly list: ListDetail; readonly onClose: () => void }) {
  const { t } = useTexts();
  const { call } = usePortal();
  const cache = useListCache();
  const { isBusy, failure, submit, forgetFailure } = useSubmission();
  const { form, focusField } = useFieldFocus('title');
  const [was, setWas] = useState({ title: list.title, description: list.description });
  const [title, setTitle] = useState(list.title);
  const [description, setDescription] = useState(list.description);
  const [theirs, setTheirs] = useState<string>();
  const isMissing = title.trim() === '';

  function send(event: FormEvent) {
    event.preventDefault();
    if (isMissing) return focusField('title');
    void submit(
      async () => {
        try {
          return await call('PATCH /api/v1/lists/{id}', {
            params: { id: list.id },
            body: { title: title.trim(), description: description.trim(), was },
          });
        } catch (cause) {
          const current = cause instanceof CallError ? cause.problem?.current : undefined;
          if (current) {
            setTheirs(String(current.title ?? ''));
            setWas({ title: String(current.title ?? ''), description: String(current.description ?? '') });
          }
          throw cause;
        }
      },
      (changed) => {
        cache.change(list.id, () => changed);
        void cache.forget();
        onClose();
      },
    );
  }
  return (
    <form ref={form} className={styles.editor} noValidate onSubmit={send}>
      <TextField
        name="title"
        label={t('lists.head.name')}
        value={title}
        maxLength={200}
        autoComplete="off"
        error={isMissing && t('lists.create.missing')}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          forgetFailure();
        }}
      />
      <TextArea
        name="description"
        label={t('lists.head.description')}
        value={description}
        maxLength={2000}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      {failure?.kind === 'refused' && failure.problem === 'conflict' && (
        <p role="alert">{t('lists.head.conflict', { title: theirs ?? '' })}</p>
      )}
      <SubmissionNotice failure={failure} saidElsewhere={['conflict']} />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {t('lists.head.save')}
        </Button>
        <Button look="plain" onClick={onClose}>
          {t('lists.head.cancel')}
        </Button>
      </div>
    </form>
  );
}
