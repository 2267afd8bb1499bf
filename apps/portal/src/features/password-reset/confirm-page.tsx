import { linkTo } from '@mediathek/domain';
import { useEffect, useEffectEvent } from 'react';
import { FormPage, formClass } from '../../shared/form-page/form-page';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useFragment } from '../../shared/use-fragment';
import { useTexts } from '../../shared/use-texts';
import { UnlessElsewhere } from './elsewhere';
import { InvalidLink } from './invalid-link';

/** Where the link of the mail leads: it is checked before anybody thinks of a password. */
export function ConfirmPage() {
  return (
    <UnlessElsewhere>
      <Check />
    </UnlessElsewhere>
  );
}

function Check() {
  const { t } = useTexts();
  const { call, navigate } = usePortal();
  const token = useFragment('token');
  const { failure, submit } = useSubmission();

  function check() {
    if (!token) return;
    void submit(
      () => call('POST /api/v1/auth/password-reset/confirm', { body: { token } }),
      () => navigate(`${linkTo('password-reset-new')}#token=${token}`, { replace: true }),
    );
  }
  const checkOnArrival = useEffectEvent(check);
  useEffect(() => {
    if (token) checkOnArrival();
  }, [token]);

  if (token === '' || failure?.kind === 'refused') return <InvalidLink />;
  if (!failure) return <FormPage title={t('passwordReset.confirm.title')} lead={t('passwordReset.confirm.lead')} />;
  return (
    <FormPage title={t('passwordReset.confirm.failedTitle')}>
      <div className={formClass}>
        <SubmissionNotice failure={failure} onRetry={check} />
      </div>
    </FormPage>
  );
}
