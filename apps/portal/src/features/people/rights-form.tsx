import type { PersonInOffice } from '@mediathek/contract';
import { Button, Checkbox, Notice, SelectField } from '@mediathek/ui';
import { type FormEvent, useState } from 'react';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import styles from './people.module.css';
import { personName } from './person-name';
import { useForgetPeople } from './queries';

const texts = {
  'own-rights': 'people.dialog.ownRights',
  'last-administrator': 'people.dialog.lastAdministrator',
} as const;
const isExplained = (problem: string): problem is keyof typeof texts => Object.hasOwn(texts, problem);

/** Role and offices of a person. */
export function RightsForm({ person, onDone }: { readonly person: PersonInOffice; readonly onDone: () => void }) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const forget = useForgetPeople();
  const { isBusy, failure, submit, forgetFailure } = useSubmission();
  const [role, setRole] = useState(person.role);
  const [schoolAdmin, setSchoolAdmin] = useState(person.school_admin !== 0);
  const [districtAdmin, setDistrictAdmin] = useState(person.district_admin === 1);
  const isPupil = role === 'S';
  const problem = failure?.kind === 'refused' ? failure.problem : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // Whoever has the office already keeps the view they have chosen for themselves.
    const kept = person.school_admin === 0 ? 1 : person.school_admin;
    const body = {
      role,
      school_admin: schoolAdmin && !isPupil ? kept : 0,
      district_admin: districtAdmin && !isPupil ? 1 : 0,
    } as const;
    void submit(
      () => call('PUT /api/v1/admin/people/{id}/roles', { params: { id: person.id }, body }),
      () => {
        // One's own rights decide what this very page shows.
        if (person.isOneself) return window.location.reload();
        forget();
        events.emit('snackbar', { type: 'success', message: t('people.done.rights', { name: personName(person) }) });
        onDone();
      },
    );
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} onChange={forgetFailure}>
      <SelectField
        label={t('people.dialog.role')}
        value={role}
        options={(['L', 'S'] as const).map((value) => ({ value, label: t(`people.role.${value}`) }))}
        hint={isPupil && t('people.dialog.pupilAdmin')}
        onChange={(event) => setRole(event.currentTarget.value === 'S' ? 'S' : 'L')}
      />
      {!isPupil && (
        <>
          <Checkbox
            label={t('people.schoolAdmin')}
            hint={t('people.dialog.schoolAdminHint')}
            checked={schoolAdmin}
            onChange={(event) => setSchoolAdmin(event.currentTarget.checked)}
          />
          {person.rights.grantDistrict && (
            <Checkbox
              label={t('people.districtAdmin')}
              hint={t('people.dialog.districtAdminHint')}
              checked={districtAdmin}
              onChange={(event) => setDistrictAdmin(event.currentTarget.checked)}
            />
          )}
        </>
      )}
      {problem !== undefined && (
        <Notice kind="critical" live>
          {t(isExplained(problem) ? texts[problem] : 'people.dialog.changed')}
        </Notice>
      )}
      {problem === undefined && <SubmissionNotice failure={failure} />}
      <span className={styles.save}>
        <Button type="submit" busy={isBusy}>
          {t('people.dialog.save')}
        </Button>
        {!person.isOneself && <span className={styles.remark}>{t('people.dialog.saveHint')}</span>}
      </span>
    </form>
  );
}
