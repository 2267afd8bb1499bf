import { linkTo } from '@mediathek/domain';
import { Heading, Notice } from '@mediathek/ui';
import { useState } from 'react';
import { usePortal } from '../../shared/portal';
import { problemOf } from '../../shared/submission/call-failure';
import { useTexts } from '../../shared/use-texts';
import { FactorStep } from './factor-step';
import styles from './sign-in.module.css';
import { useSignIn } from './use-sign-in';

/** The second step of whoever comes from a provider of single sign-on. */
export function SignOnFactor() {
  const { t } = useTexts();
  const { call, navigate } = usePortal();
  const signIn = useSignIn();
  const [isExpired, setIsExpired] = useState(false);

  const send = (code: string) =>
    signIn.attempt(() =>
      call('POST /api/v1/auth/oidc/second-factor', { body: { code } }).catch((cause: unknown) => {
        setIsExpired(problemOf(cause) === 'token-invalid');
        throw cause;
      }),
    );

  return (
    <div className={styles.pane}>
      <Heading level={1}>{t('signIn.password.title')}</Heading>
      {isExpired && (
        <Notice kind="caution" live>
          {t('signIn.factor.expired')}
        </Notice>
      )}
      <FactorStep
        lead={t('signIn.factor.leadSignOn')}
        signIn={signIn}
        send={send}
        onBack={() => navigate(linkTo('login'))}
      />
    </div>
  );
}
