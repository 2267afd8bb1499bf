import { linkTo } from '@mediathek/domain';
import { Button } from '@mediathek/ui';
import { AppLink } from '../../shared/app-link';
import { actionsClass, FormPage } from '../../shared/form-page/form-page';
import { usePortalState } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { RegisterForm } from './register-form';

/** Where a teacher applies for an account; elsewhere or not at all, as the operator has decided. */
export function RegisterPage() {
  const { t } = useTexts();
  const { config } = usePortalState();
  const address = config === false ? '' : config.RegisterURL;
  if (address !== '') {
    return (
      <FormPage title={t('register.title')} lead={t('register.elsewhere.lead')}>
        <div className={actionsClass}>
          <Button href={address} iconEnd="external-link">
            {t('register.elsewhere.action')}
          </Button>
        </div>
      </FormPage>
    );
  }
  if (config !== false && !config.AllowRegister) {
    return (
      <FormPage title={t('register.closed.title')} lead={t('register.closed.lead')}>
        <div className={actionsClass}>
          <Button href={linkTo('login')}>{t('register.toSignIn')}</Button>
          <Button href={linkTo('contact')} look="plain">
            {t('register.closed.contact')}
          </Button>
        </div>
      </FormPage>
    );
  }
  return (
    <FormPage title={t('register.title')} lead={t('register.lead')}>
      <RegisterForm />
      <p>
        {t('register.have')} <AppLink to="login">{t('register.toSignIn')}</AppLink>
      </p>
    </FormPage>
  );
}
