import type { PersonInOffice } from '@mediathek/contract';
import { Button, Heading, Notice } from '@mediathek/ui';
import { Dialog } from '@mediathek/ui/dialog';
import { History } from '../../shared/administration/history';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { BorrowerForm } from './borrower-form';
import styles from './people.module.css';
import { personName } from './person-name';
import { useForgetPeople } from './queries';
import { RightsForm } from './rights-form';
import { SchoolForm } from './school-form';

export interface PersonDialogProps {
  readonly person: PersonInOffice;
  readonly onClose: () => void;
}

/** What somebody may do, whether they come in, and who changed that. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const { t } = useTexts();
  const { changeRoles, move, setBorrowerCode } = person.rights;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={personName(person)}
      closeLabel={t('office.close')}
    >
      <div className={styles.parts}>
        <section className={styles.part}>
          <Heading level={3} size="row">
            {t('people.dialog.rights')}
          </Heading>
          {changeRoles ? (
            <RightsForm person={person} onDone={onClose} />
          ) : (
            <Notice>{t('people.dialog.untouchable')}</Notice>
          )}
        </section>
        {move && (
          <section className={styles.part}>
            <Heading level={3} size="row">
              {t('people.dialog.school')}
            </Heading>
            <SchoolForm person={person} onDone={onClose} />
          </section>
        )}
        {setBorrowerCode && (
          <section className={styles.part}>
            <Heading level={3} size="row">
              {t('people.dialog.borrower')}
            </Heading>
            <BorrowerForm person={person} onDone={onClose} />
          </section>
        )}
        {changeRoles && !person.isOneself && <Account person={person} onDone={onClose} />}
        <section className={styles.part}>
          <Heading level={3} size="row">
            {t('people.dialog.history')}
          </Heading>
          <History person={person.id} />
        </section>
      </div>
    </Dialog>
  );
}

function Account({ person, onDone }: { readonly person: PersonInOffice; readonly onDone: () => void }) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const forget = useForgetPeople();
  const { isBusy, failure, submit } = useSubmission();
  const { rights, email } = person;
  const params = { id: person.id };
  const name = personName(person);

  function act(work: () => Promise<unknown>, message: string, undo?: () => Promise<unknown>) {
    void submit(work, () => {
      forget();
      const back = undo && { label: t('office.undo'), onAction: () => void undo().then(forget, forget) };
      events.emit('snackbar', { type: 'success', message, ...(back ? { action: back } : {}) });
      onDone();
    });
  }
  const disable = () => call('POST /api/v1/admin/people/{id}/disable', { params });
  const enable = () => call('POST /api/v1/admin/people/{id}/enable', { params });
  const problem = failure?.kind === 'refused' ? failure.problem : undefined;

  return (
    <section className={styles.part}>
      <Heading level={3} size="row">
        {t('people.dialog.account')}
      </Heading>
      <div className={styles.buttons}>
        {rights.sendReset && (
          <Button
            look="plain"
            icon="mail"
            busy={isBusy}
            onClick={() =>
              act(
                () => call('POST /api/v1/admin/people/{id}/password-reset', { params }),
                t('people.done.reset', { email }),
              )
            }
          >
            {t('people.dialog.reset')}
          </Button>
        )}
        {rights.endSessions && !person.disabledAt && (
          <Button
            look="plain"
            icon="log-out"
            busy={isBusy}
            onClick={() =>
              act(
                () => call('DELETE /api/v1/admin/people/{id}/sessions', { params }),
                t('people.done.sessions', { name }),
              )
            }
          >
            {t('people.dialog.endSessions')}
          </Button>
        )}
        {rights.disable && (
          <Button
            look="danger"
            icon="lock"
            busy={isBusy}
            onClick={() => act(disable, t('people.done.disabled', { name }), enable)}
          >
            {t('people.dialog.disable')}
          </Button>
        )}
        {rights.enable && (
          <Button
            look="plain"
            icon="check"
            busy={isBusy}
            onClick={() => act(enable, t('people.done.enabled', { name }))}
          >
            {t('people.dialog.enable')}
          </Button>
        )}
      </div>
      {!rights.sendReset && !person.disabledAt && (
        <p className={styles.remark}>{t(email === '' ? 'people.dialog.noReset' : 'people.dialog.noPassword')}</p>
      )}
      {problem !== undefined && (
        <Notice kind="critical" live>
          {problem === 'last-administrator' ? t('people.dialog.lastAdministrator') : t('people.dialog.changed')}
        </Notice>
      )}
      {problem === undefined && <SubmissionNotice failure={failure} />}
    </section>
  );
}
