import type { PersonInOffice } from '@mediathek/contract';
import { Button, TextField } from '@mediathek/ui';
import { type FormEvent, useState } from 'react';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import styles from './people.module.css';
import { personName } from './person-name';
import { useForgetPeople } from './queries';

/** The number by which the lending desk knows somebody, and which the sign-in may ask for. */
export function BorrowerForm({ person, onDone }: { readonly person: PersonInOffice; readonly onDone: () => void }) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const forget = useForgetPeople();
  const { isBusy, failure, submit } = useSubmission();
  const [code, setCode] = useState(person.borrowerCode);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const body = { borrowerCode: code.trim() };
    void submit(
      () => call('PUT /api/v1/admin/people/{id}/borrower-code', { params: { id: person.id }, body }),
      () => {
        forget();
        const message = t('people.done.borrowerCode', { name: personName(person) });
        events.emit('snackbar', { type: 'success', message });
        onDone();
      },
    );
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <TextField
        label={t('people.dialog.borrowerCode')}
        hint={t('people.dialog.borrowerCodeHint')}
        value={code}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <SubmissionNotice failure={failure} />
      {code.trim() !== person.borrowerCode && (
        <span className={styles.save}>
          <Button type="submit" busy={isBusy}>
            {t('people.dialog.borrowerSave')}
          </Button>
        </span>
      )}
    </form>
  );
}
