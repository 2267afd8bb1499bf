import { linkTo } from '@mediathek/domain';
import { Button } from '@mediathek/ui';
import { actionsClass, FormPage } from '../../shared/form-page/form-page';
import { useTexts } from '../../shared/use-texts';
import { UnlessElsewhere } from './elsewhere';

/** The new password counts; one signs in with it. */
export function SuccessPage() {
  const { t } = useTexts();
  return (
    <UnlessElsewhere>
      <FormPage title={t('passwordReset.success.title')} lead={t('passwordReset.success.lead')}>
        <div className={actionsClass}>
          <Button href={linkTo('login')}>{t('passwordReset.toSignIn')}</Button>
        </div>
      </FormPage>
    </UnlessElsewhere>
  );
}
