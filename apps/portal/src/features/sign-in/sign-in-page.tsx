import { linkTo } from '@mediathek/domain';
import { Heading, TextLink, Wrap } from '@mediathek/ui';
import { useId, useState } from 'react';
import { SignFrieze } from '../../shared/form-page/sign-frieze';
import type { PageProps } from '../../shared/page';
import { usePortalState } from '../../shared/portal';
import { useFragment } from '../../shared/use-fragment';
import { useTexts } from '../../shared/use-texts';
import { AlreadySignedIn } from './already-signed-in';
import { CodeForm } from './code-form';
import { PasswordForm } from './password-form';
import styles from './sign-in.module.css';
import { SignOnFactor } from './sign-on-factor';
import { SingleSignOn } from './single-sign-on';

/** Where adults sign in with a password and pupils with a code. */
export function SignInPage({ query }: Pick<PageProps<'login'>, 'query'>) {
  const { user } = usePortalState();
  // Decided when the page opens: on the way in it must not flash up that one has just signed in.
  const [wasSignedIn] = useState(user !== false);
  // The QR code of a card carries the code behind the #, where it reaches no log.
  const givenCode = useFragment('code');
  const way = query.get('with');

  return (
    <>
      <SignFrieze />
      <Wrap>
        {wasSignedIn && user && <AlreadySignedIn user={user} />}
        {!(wasSignedIn && user) && way === 'second-factor' && <SignOnFactor />}
        {!(wasSignedIn && user) && way !== 'second-factor' && (
          <Panes startsWithCode={way === 'code'} givenCode={givenCode} />
        )}
      </Wrap>
    </>
  );
}

interface PanesProps {
  readonly startsWithCode: boolean;
  readonly givenCode: string | undefined;
}

function Panes({ startsWithCode, givenCode }: PanesProps) {
  const { t } = useTexts();
  const { config } = usePortalState();
  const passwordTitle = useId();
  const codeTitle = useId();
  const registerUrl = config === false ? '' : config.RegisterURL || (config.AllowRegister ? linkTo('register') : '');
  return (
    <div className={styles.panes}>
      <section className={styles.pane} aria-labelledby={passwordTitle}>
        <div>
          <Heading level={1} id={passwordTitle}>
            {t('signIn.password.title')}
          </Heading>
          <p className={styles.audience}>{t('signIn.password.audience')}</p>
        </div>
        <SingleSignOn />
        <PasswordForm
          below={
            registerUrl && (
              <p className={styles.register}>
                {t('signIn.password.noAccount')} <TextLink href={registerUrl}>{t('signIn.password.register')}</TextLink>
              </p>
            )
          }
        />
      </section>
      <section className={styles.pane} aria-labelledby={codeTitle}>
        <div>
          <Heading level={2} size="page" id={codeTitle}>
            {t('signIn.code.title')}
          </Heading>
          <p className={styles.audience}>{t('signIn.code.audience')}</p>
        </div>
        <CodeForm isFirst={startsWithCode} givenCode={givenCode} />
      </section>
    </div>
  );
}
