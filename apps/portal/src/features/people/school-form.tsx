import type { PersonInOffice } from '@mediathek/contract';
import { Button, Notice, SelectField } from '@mediathek/ui';
import { type FormEvent, useState } from 'react';
import { useSchoolChoices } from '../../shared/administration/school-choices';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import styles from './people.module.css';
import { personName } from './person-name';
import { useForgetPeople } from './queries';

/** Another school for somebody; what hung on the one before ends, and is said before it does. */
export function SchoolForm({ person, onDone }: { readonly person: PersonInOffice; readonly onDone: () => void }) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const forget = useForgetPeople();
  const { isBusy, failure, submit } = useSubmission();
  const [schoolId, setSchoolId] = useState('');
  const schools = useSchoolChoices().data?.schools ?? [];
  const others = schools.filter(({ id }) => id !== person.school?.id);
  const chosen = others.find(({ id }) => id === schoolId);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!chosen) return;
    void submit(
      () => call('PUT /api/v1/admin/people/{id}/school', { params: { id: person.id }, body: { schoolId } }),
      () => {
        forget();
        const message = t('people.done.moved', { name: personName(person), school: chosen.name });
        events.emit('snackbar', { type: 'success', message });
        onDone();
      },
    );
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <SelectField
        label={t('people.dialog.moveTo')}
        value={schoolId}
        options={[
          { value: '', label: person.school?.name ?? t('people.noSchool') },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => setSchoolId(event.currentTarget.value)}
      />
      {chosen && (
        <>
          <Notice kind="caution" icon="info" live>
            {t(`people.dialog.moveEnds.${person.role}`)}
          </Notice>
          <SubmissionNotice failure={failure} />
          <span className={styles.save}>
            <Button type="submit" busy={isBusy}>
              {t('people.dialog.move')}
            </Button>
            <span className={styles.remark}>{t('people.dialog.saveHint')}</span>
          </span>
        </>
      )}
    </form>
  );
}
