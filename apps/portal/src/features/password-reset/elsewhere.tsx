import { Button } from '@mediathek/ui';
import type { ReactNode } from 'react';
import { actionsClass, FormPage } from '../../shared/form-page/form-page';
import { usePortalState } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';

/** Where passwords are managed elsewhere, every page of the reset leads there. */
export function UnlessElsewhere({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const { config } = usePortalState();
  const address = config === false ? '' : config.PasswordResetURL;
  if (address === '') return children;
  return (
    <FormPage title={t('passwordReset.request.title')} lead={t('passwordReset.elsewhere.lead')}>
      <div className={actionsClass}>
        <Button href={address} iconEnd="external-link">
          {t('passwordReset.elsewhere.action')}
        </Button>
      </div>
    </FormPage>
  );
}
