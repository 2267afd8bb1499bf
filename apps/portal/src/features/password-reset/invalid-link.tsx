import { linkTo } from '@mediathek/domain';
import { Button } from '@mediathek/ui';
import { actionsClass, FormPage } from '../../shared/form-page/form-page';
import { useTexts } from '../../shared/use-texts';

/** The link was used, is too old, or something of it is missing: a new one is one step away. */
export function InvalidLink() {
  const { t } = useTexts();
  return (
    <FormPage title={t('passwordReset.confirm.invalidTitle')} lead={t('passwordReset.confirm.invalid')}>
      <div className={actionsClass}>
        <Button href={linkTo('password-request')}>{t('passwordReset.again')}</Button>
        <Button href={linkTo('login')} look="plain">
          {t('passwordReset.toSignIn')}
        </Button>
      </div>
    </FormPage>
  );
}
