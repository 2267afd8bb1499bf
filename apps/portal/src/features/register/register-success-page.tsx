import { linkTo } from '@mediathek/domain';
import { Button } from '@mediathek/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { actionsClass, FormPage, formClass } from '../../shared/form-page/form-page';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useFragment } from '../../shared/use-fragment';
import { useTexts } from '../../shared/use-texts';

/** After applying: look for the mail. After following its link: the address is confirmed, and the media centre decides. */
export function RegisterSuccessPage() {
  const { t } = useTexts();
  const { call } = usePortal();
  const token = useFragment('token');
  const { failure, submit } = useSubmission();
  const [isConfirmed, setIsConfirmed] = useState(false);

  function confirm() {
    if (!token) return;
    void submit(
      () => call('POST /api/v1/register/confirm', { body: { token } }),
      () => setIsConfirmed(true),
    );
  }
  const confirmOnArrival = useEffectEvent(confirm);
  useEffect(() => {
    if (token) confirmOnArrival();
  }, [token]);

  const home = (
    <Button href={linkTo('homepage')} look="plain">
      {t('register.sent.toHomepage')}
    </Button>
  );
  if (isConfirmed) {
    return (
      <FormPage title={t('register.confirmed.title')} lead={t('register.confirmed.lead')}>
        <div className={actionsClass}>{home}</div>
      </FormPage>
    );
  }
  if (failure?.kind === 'refused') {
    return (
      <FormPage title={t('register.invalid.title')} lead={t('register.invalid.lead')}>
        <div className={actionsClass}>
          <Button href={linkTo('register')}>{t('register.invalid.again')}</Button>
          {home}
        </div>
      </FormPage>
    );
  }
  if (failure) {
    return (
      <FormPage title={t('register.failedTitle')}>
        <div className={formClass}>
          <SubmissionNotice failure={failure} onRetry={confirm} />
        </div>
      </FormPage>
    );
  }
  if (token) return <FormPage title={t('register.confirming.title')} lead={t('register.confirming.lead')} />;
  return (
    <FormPage title={t('register.sent.title')} lead={t('register.sent.lead')}>
      <p>{t('register.sent.spam')}</p>
      <div className={actionsClass}>{home}</div>
    </FormPage>
  );
}
