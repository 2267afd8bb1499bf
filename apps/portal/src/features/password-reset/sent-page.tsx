import { linkTo } from '@mediathek/domain';
import { Button } from '@mediathek/ui';
import { actionsClass, FormPage } from '../../shared/form-page/form-page';
import { useTexts } from '../../shared/use-texts';
import { UnlessElsewhere } from './elsewhere';

/** Says that a mail is on its way, if there is somebody to get it. */
export function SentPage() {
  const { t } = useTexts();
  return (
    <UnlessElsewhere>
      <FormPage title={t('passwordReset.sent.title')} lead={t('passwordReset.sent.lead')}>
        <p>{t('passwordReset.sent.spam')}</p>
        <div className={actionsClass}>
          <Button href={linkTo('login')}>{t('passwordReset.toSignIn')}</Button>
          <Button href={linkTo('password-request')} look="plain">
            {t('passwordReset.again')}
          </Button>
        </div>
      </FormPage>
    </UnlessElsewhere>
  );
}
