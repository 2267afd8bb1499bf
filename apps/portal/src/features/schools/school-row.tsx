import type { School } from '@mediathek/contract';
import { formatDate, linkTo } from '@mediathek/domain';
import { Button } from '@mediathek/ui';
import { useState } from 'react';
import { OfficeRow } from '../../shared/administration/office-row';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { useForgetSchools } from './queries';
import { SchoolDialog } from './school-dialog';

/** One school, and what may be done with it. */
export function SchoolRow({ school }: { readonly school: School }) {
  const { t, lang } = useTexts();
  const { call, events } = usePortal();
  const forget = useForgetSchools();
  const { isBusy, failure, submit } = useSubmission();
  const [isEditing, setIsEditing] = useState(false);
  const { id, name, rights, archivedAt } = school;
  const params = { id };

  const set = (isArchived: boolean) =>
    isArchived
      ? call('POST /api/v1/admin/schools/{id}/archive', { params })
      : call('POST /api/v1/admin/schools/{id}/restore', { params });

  function change(isArchived: boolean) {
    void submit(
      () => set(isArchived),
      () => {
        forget();
        events.emit('snackbar', {
          type: 'success',
          message: t(isArchived ? 'schools.archived' : 'schools.restored', { name }),
          action: { label: t('office.undo'), onAction: () => void set(!isArchived).then(forget, forget) },
        });
      },
    );
  }

  return (
    <OfficeRow
      title={name}
      facts={
        <>
          <span>{t('schools.number', { number: school.schoolNumber })}</span>
          <span>{t('schools.teachers', { count: school.teachers })}</span>
          <span>{t('schools.pupils', { count: school.pupils })}</span>
          {archivedAt && (
            <span>{t('schools.archivedOn', { day: formatDate(new Date(archivedAt), lang, 'long') })}</span>
          )}
        </>
      }
      notice={<SubmissionNotice failure={failure} />}
      actions={
        <>
          {!archivedAt && (
            <Button
              look="quiet"
              href={linkTo('admin-people', {}, { school: id })}
              aria-label={`${t('schools.people')}: ${name}`}
            >
              {t('schools.people')}
            </Button>
          )}
          {rights.edit && (
            <Button look="plain" aria-label={`${t('schools.edit')}: ${name}`} onClick={() => setIsEditing(true)}>
              {t('schools.edit')}
            </Button>
          )}
          {(rights.archive || rights.restore) && (
            <Button
              look="quiet"
              busy={isBusy}
              aria-label={`${t(rights.archive ? 'schools.archive' : 'schools.restore')}: ${name}`}
              onClick={() => change(rights.archive)}
            >
              {t(rights.archive ? 'schools.archive' : 'schools.restore')}
            </Button>
          )}
        </>
      }
      dialog={isEditing && <SchoolDialog school={school} onClose={() => setIsEditing(false)} />}
    />
  );
}
