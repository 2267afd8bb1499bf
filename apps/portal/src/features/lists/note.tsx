import type { ListDetail, ListItem } from '@mediathek/contract';
import { CallError } from '@mediathek/contract/client';
import { Button, Icon, listIcons, Notice, TextArea } from '@mediathek/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useListCache } from '../../shared/lists/queries';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import styles from './list-page.module.css';
import { titleOf } from './use-list-actions';

interface NoteProps {
  readonly list: ListDetail;
  readonly item: ListItem;
}

const longest = 2000;

/** What the teacher says about a medium; written in place. */
export function Note({ list, item }: NoteProps) {
  const { t } = useTexts();
  const [isWriting, setIsWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const mayWrite = list.rights.edit;
  function close() {
    setIsWriting(false);
    requestAnimationFrame(() => opener.current?.focus());
  }
  if (isWriting) return <NoteEditor list={list} item={item} onClose={close} />;
  const title = titleOf(item);
  return (
    <>
      {item.note && (
        <p className={styles.note}>
          <Icon name={listIcons.note} />
          <span>{item.note}</span>
        </p>
      )}
      {mayWrite && (
        <Button
          ref={opener}
          look="quiet"
          size="small"
          icon={item.note ? listIcons.edit : listIcons.add}
          className={styles.noteButton}
          aria-label={t(item.note ? 'lists.note.editOf' : 'lists.note.addOf', { title })}
          onClick={() => setIsWriting(true)}
        >
          {t(item.note ? 'lists.note.edit' : 'lists.note.add')}
        </Button>
      )}
    </>
  );
}

interface Theirs {
  readonly note: string;
  readonly version: number;
}

/** Writes from the version one has seen; where somebody else was quicker, both versions are shown. */
function NoteEditor({ list, item, onClose }: NoteProps & { readonly onClose: () => void }) {
  const { t } = useTexts();
  const { call } = usePortal();
  const cache = useListCache();
  const { isBusy, failure, submit, forgetFailure } = useSubmission();
  const { form } = useFieldFocus('note');
  const [note, setNote] = useState(item.note);
  const [version, setVersion] = useState(item.version);
  const [theirs, setTheirs] = useState<Theirs>();

  function keep(saved: Theirs) {
    cache.change(list.id, (now) => ({
      ...now,
      items: now.items.map((one) => (one.id === item.id ? { ...one, ...saved } : one)),
    }));
    void cache.forget();
    onClose();
  }
  function send(event: FormEvent) {
    event.preventDefault();
    void submit(
      async () => {
        try {
          return await call('PATCH /api/v1/lists/{id}/items/{item}', {
            params: { id: list.id, item: item.id },
            body: { note: note.trim(), version },
          });
        } catch (cause) {
          const current = cause instanceof CallError ? cause.problem?.current : undefined;
          if (current) {
            setTheirs({ note: String(current.note), version: Number(current.version) });
            setVersion(Number(current.version));
          }
          throw cause;
        }
      },
      ({ note: saved, version: next }) => keep({ note: saved, version: next }),
    );
  }
  return (
    <form ref={form} className={styles.noteForm} noValidate onSubmit={send}>
      <TextArea
        name="note"
        label={t('lists.note.label')}
        hint={t('lists.note.hint', { count: longest - note.length })}
        value={note}
        maxLength={longest}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          forgetFailure();
        }}
      />
      {theirs && (
        <Notice kind="caution" live title={t('lists.note.conflict')}>
          <p className={styles.theirs}>{theirs.note || t('lists.note.empty')}</p>
        </Notice>
      )}
      <SubmissionNotice failure={failure} saidElsewhere={['conflict']} />
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={isBusy}>
          {t(theirs ? 'lists.note.keepMine' : 'lists.note.save')}
        </Button>
        {theirs && (
          <Button look="plain" size="small" onClick={() => keep(theirs)}>
            {t('lists.note.takeTheirs')}
          </Button>
        )}
        <Button look="plain" size="small" onClick={onClose}>
          {t('lists.note.cancel')}
        </Button>
      </div>
    </form>
  );
}
