import { formatDate, linkTo } from '@mediathek/domain';
import { Button, Notice, SelectField, Spinner } from '@mediathek/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SharedThing, shareCheckQuery, useClasses, useForgetClasses } from '../classes/queries';
import { FormDialog } from '../form-dialog/form-dialog';
import { useListCache } from '../lists/queries';
import { usePortal } from '../portal';
import { useSubmission } from '../submission/use-submission';
import { useTexts } from '../use-texts';
import { emptyShareTimes, isEndTooEarly, momentsIn, ShareTimes } from './share-times';

export interface ShareDialogProps {
  readonly thing: SharedThing;
  readonly title: string;
  readonly onClose: () => void;
}

const saidHere = ['limit-reached'];

/** Puts a medium or a list on the board of a class, after saying what speaks against it. */
export function ShareDialog({ thing, title, onClose }: ShareDialogProps) {
  const { t } = useTexts();
  const portal = usePortal();
  const { data } = useClasses();
  const forget = useForgetClasses();
  const lists = useListCache();
  const submission = useSubmission();
  const { failure, submit } = submission;
  const [chosen, setChosen] = useState('');
  const [times, setTimes] = useState(emptyShareTimes);
  const [isEndWrong, setIsEndWrong] = useState(false);
  const classes = data?.items.filter(({ isOwn, isArchived }) => isOwn && !isArchived) ?? [];
  const classId = chosen || (classes[0]?.id ?? '');
  const className = classes.find(({ id }) => id === classId)?.name ?? '';
  const { from, until } = momentsIn(times);

  function send() {
    const isWrong = isEndTooEarly(times, new Date());
    setIsEndWrong(isWrong);
    if (isWrong || !classId) return;
    const body = { ...thing, note: times.note, until, ...(from ? { from } : {}) };
    void submit(
      () => portal.call('POST /api/v1/classes/{id}/shares', { params: { id: classId }, body }),
      () => {
        portal.events.emit('snackbar', {
          type: 'success',
          message: t('classSharing.done', { title, name: className }),
          action: {
            label: t('classSharing.toClass'),
            onAction: () => portal.navigate(linkTo('class', { id: classId })),
          },
        });
        void forget();
        // A list says on which boards it stands.
        void lists.forget();
        onClose();
      },
    );
  }

  const hasClasses = classes.length > 0;
  return (
    <FormDialog
      title={t('classSharing.title', { title })}
      submitLabel={t('classSharing.submit')}
      insteadOfSubmit={
        hasClasses ? undefined : data && <Button href={linkTo('classes')}>{t('classSharing.toClasses')}</Button>
      }
      submission={submission}
      saidElsewhere={saidHere}
      onSubmit={send}
      onClose={onClose}
    >
      {!data && <Spinner label={t('classSharing.loading')} />}
      {data && !hasClasses && <p>{t('classSharing.noClass')}</p>}
      {hasClasses && (
        <>
          <SelectField
            name="class"
            label={t('classSharing.class')}
            value={classId}
            options={classes.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
          <Warnings {...{ thing, classId, until: until ?? '' }} />
          <ShareTimes value={times} onChange={setTimes} isEndWrong={isEndWrong} />
        </>
      )}
      {failure?.kind === 'refused' && failure.problem === 'limit-reached' && (
        <Notice kind="critical" live>
          {t('classSharing.full')}
        </Notice>
      )}
    </FormDialog>
  );
}

interface WarningsProps {
  readonly thing: SharedThing;
  readonly classId: string;
  readonly until: string;
}

/** A warning hinders nobody: the teacher knows the class. */
function Warnings({ thing, classId, until }: WarningsProps) {
  const { t, lang } = useTexts();
  const { data } = useQuery(shareCheckQuery(usePortal(), classId, thing, until));
  const isList = 'listId' in thing;
  if (!data || data.warnings.length === 0) return null;
  const day = data.licenceEndsOn ? formatDate(data.licenceEndsOn, lang, 'long') : '';
  return (
    <Notice kind="caution" live>
      {data.warnings.map((warning) => (
        <p key={warning}>{t(`classSharing.warnings.${isList ? 'list' : 'medium'}.${warning}`, { day })}</p>
      ))}
    </Notice>
  );
}
