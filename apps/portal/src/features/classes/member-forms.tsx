import type { ClassDetail, ClassPupil } from '@mediathek/contract';
import { Notice, TextArea, TextField } from '@mediathek/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/form-dialog/form-dialog';
import { usePortal } from '../../shared/portal';
import { type Submission, useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { nicknamesIn } from './nicknames';
import { useEnd } from './use-end';

interface DialogProps {
  readonly group: ClassDetail;
  readonly onClose: () => void;
}

const refusedWith = ({ failure }: Submission, problem: string): boolean =>
  failure?.kind === 'refused' && failure.problem === problem;

/** Makes codes for nicknames, or just a number of them. */
export function NewCodesDialog({ group, onClose }: DialogProps) {
  const { t } = useTexts();
  const { call } = usePortal();
  const submission = useSubmission();
  const end = useEnd(onClose);
  const [names, setNames] = useState('');
  const [count, setCount] = useState('');
  const [fault, setFault] = useState<'missing' | 'tooMany'>();

  function send() {
    const nicknames = nicknamesIn(names, count);
    setFault(Array.isArray(nicknames) ? undefined : nicknames);
    if (!Array.isArray(nicknames)) return;
    void submission.submit(
      () => call('POST /api/v1/classes/{id}/pupils', { params: { id: group.id }, body: { nicknames } }),
      ({ items }) => end(t('classes.members.added', { count: items.length })),
    );
  }

  return (
    <FormDialog
      {...{ submission, onClose }}
      title={t('classes.newCodes.title')}
      submitLabel={t('classes.newCodes.submit')}
      saidElsewhere={['limit-reached']}
      onSubmit={send}
    >
      <p>{t('classes.newCodes.text')}</p>
      <TextArea
        name="nicknames"
        rows={6}
        label={t('classes.newCodes.nicknames')}
        hint={t('classes.newCodes.nicknamesHint')}
        error={fault && t(`classes.newCodes.${fault}`)}
        value={names}
        autoComplete="off"
        onChange={(event) => setNames(event.currentTarget.value)}
      />
      <TextField
        name="count"
        inputMode="numeric"
        label={t('classes.newCodes.count')}
        hint={t('classes.newCodes.countHint')}
        value={count}
        maxLength={2}
        autoComplete="off"
        onChange={(event) => setCount(event.currentTarget.value)}
      />
      {refusedWith(submission, 'limit-reached') && (
        <Notice kind="critical" live>
          {t('classes.newCodes.full')}
        </Notice>
      )}
    </FormDialog>
  );
}

/** Takes in a pupil who signs in with a user name of their own. */
export function AccountDialog({ group, onClose }: DialogProps) {
  const { t } = useTexts();
  const { call } = usePortal();
  const submission = useSubmission();
  const end = useEnd(onClose);
  const [login, setLogin] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);

  function send() {
    setIsEmpty(login.trim() === '');
    if (login.trim() === '') return;
    void submission.submit(
      () => call('POST /api/v1/classes/{id}/accounts', { params: { id: group.id }, body: { login } }),
      () => end(t('classes.members.accountAdded', { login: login.trim() })),
    );
  }

  return (
    <FormDialog
      {...{ submission, onClose }}
      title={t('classes.accountDialog.title')}
      submitLabel={t('classes.accountDialog.submit')}
      saidElsewhere={['not-found', 'limit-reached']}
      onSubmit={send}
    >
      <p>{t('classes.accountDialog.text')}</p>
      <TextField
        name="login"
        label={t('classes.accountDialog.login')}
        error={
          ((isEmpty || refusedWith(submission, 'not-found')) && t('classes.accountDialog.missing')) ||
          (refusedWith(submission, 'limit-reached') && t('classes.newCodes.full'))
        }
        value={login}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setLogin(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** A nickname belongs to the class's teachers alone. */
export function RenameDialog({ group, pupil, onClose }: DialogProps & { readonly pupil: ClassPupil }) {
  const { t } = useTexts();
  const { call } = usePortal();
  const submission = useSubmission();
  const end = useEnd(onClose);
  const [nickname, setNickname] = useState(pupil.nickname);
  const params = { id: group.id, pupil: pupil.id };
  return (
    <FormDialog
      {...{ submission, onClose }}
      title={t('classes.renameDialog.title')}
      submitLabel={t('classes.renameDialog.submit')}
      onSubmit={() =>
        void submission.submit(
          () => call('PATCH /api/v1/classes/{id}/pupils/{pupil}', { params, body: { nickname } }),
          () => end(t('classes.done.saved')),
        )
      }
    >
      <TextField
        name="nickname"
        label={t('classes.members.nickname')}
        hint={t('classes.members.private')}
        value={nickname}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setNickname(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
