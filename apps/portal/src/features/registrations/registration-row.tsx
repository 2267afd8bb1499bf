import type { Registration } from '@mediathek/contract';
import { formatDate } from '@mediathek/domain';
import { Badge, Button, Heading, SelectField } from '@mediathek/ui';
import { useState } from 'react';
import { officeStyles } from '../../shared/administration/office-page';
import { useSchoolChoices } from '../../shared/administration/school-choices';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { useForgetRegistrations } from './queries';
import { RefuseDialog } from './refuse-dialog';
import styles from './registrations.module.css';

const saidInSnackbar = ['conflict', 'not-found'];

/** One application with what the person wrote, and the decision on it. */
export function RegistrationRow({ registration }: { readonly registration: Registration }) {
  const { t, lang } = useTexts();
  const { call, events } = usePortal();
  const forget = useForgetRegistrations();
  const { isBusy, failure, submit } = useSubmission();
  const [isRefusing, setIsRefusing] = useState(false);
  const [chosen, setChosen] = useState('');
  const { id, school, schoolName, schoolNumber, message, email } = registration;
  const name = `${registration.vorname} ${registration.name}`.trim();
  const written = [schoolName, schoolNumber].filter(Boolean).join(', ');

  function approve() {
    void submit(
      () =>
        call('POST /api/v1/admin/registrations/{id}/approve', {
          params: { id },
          body: school ? {} : { schoolId: chosen },
        }),
      () => {
        events.emit('snackbar', { type: 'success', message: t('registrations.approved', { name }) });
        void forget();
      },
      (problem) => {
        if (problem.kind !== 'refused' || !saidInSnackbar.includes(problem.problem)) return;
        events.emit('snackbar', { type: 'error', message: t('registrations.conflict') });
        void forget();
      },
    );
  }

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Heading level={2} size="row">
          {name}
        </Heading>
        <p className={officeStyles.meta}>
          <span>{email}</span>
          <span>{t('registrations.applied', { day: formatDate(new Date(registration.createdAt), lang, 'long') })}</span>
        </p>
        <p className={styles.school}>{school ? `${school.name} (${school.schoolNumber})` : written}</p>
        {!school && <p className={styles.remark}>{t('registrations.noSchool')}</p>}
        {!school && registration.state === 'open' && <SchoolChoice value={chosen} onChange={setChosen} />}
        {school && schoolName && schoolName !== school.name && (
          <p className={styles.remark}>{t('registrations.written', { school: written })}</p>
        )}
        {message && (
          <blockquote className={styles.message} aria-label={t('registrations.message')}>
            {message}
          </blockquote>
        )}
        <SubmissionNotice failure={failure} saidElsewhere={saidInSnackbar} onRetry={approve} />
      </div>
      {registration.state === 'open' ? (
        <div className={styles.actions}>
          <Button
            look="plain"
            icon={school || chosen ? 'check' : undefined}
            busy={isBusy}
            onClick={approve}
            aria-label={school || chosen ? `${t('registrations.approve')}: ${name}` : undefined}
            unavailable={school || chosen ? undefined : t('registrations.approveFirst')}
          >
            {t('registrations.approve')}
          </Button>
          <Button look="quiet" aria-label={`${t('registrations.refuse')}: ${name}`} onClick={() => setIsRefusing(true)}>
            {t('registrations.refuse')}
          </Button>
        </div>
      ) : (
        <Decision registration={registration} />
      )}
      {isRefusing && <RefuseDialog {...{ id, name, email }} onClose={() => setIsRefusing(false)} />}
    </li>
  );
}

/** Which school somebody belongs to whose words fit none. */
function SchoolChoice({ value, onChange }: { readonly value: string; readonly onChange: (id: string) => void }) {
  const { t } = useTexts();
  const schools = useSchoolChoices().data?.schools ?? [];
  return (
    <SelectField
      label={t('registrations.chooseSchool')}
      value={value}
      options={[
        { value: '', label: t('registrations.noneChosen') },
        ...schools.map(({ id, name, schoolNumber }) => ({ value: id, label: `${name} (${schoolNumber})` })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function Decision({ registration: { state, decidedAt, reason } }: { readonly registration: Registration }) {
  const { t, lang } = useTexts();
  if (state === 'open') return null;
  const day = decidedAt ? formatDate(new Date(decidedAt), lang, 'long') : '';
  return (
    <div className={styles.decision}>
      <Badge kind={state === 'approved' ? 'open' : 'ended'}>{t(`registrations.state.${state}`, { day })}</Badge>
      {reason && <p className={styles.remark}>{t('registrations.reasonGiven', { reason })}</p>}
    </div>
  );
}
