import { linkTo, type UserInfo } from '@mediathek/domain';
import { Button, Heading } from '@mediathek/ui';
import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import styles from './sign-in.module.css';

/** Whoever is signed in already goes on, or signs out first to come in as somebody else. */
export function AlreadySignedIn({ user }: { readonly user: UserInfo }) {
  const { t, voice } = useTexts();
  const { session } = usePortal();
  const name = `${user.vorname} ${user.name}`.trim();
  return (
    <div className={styles.pane}>
      <div>
        <Heading level={1}>{t('signIn.already.title', { context: voice })}</Heading>
        <p className={styles.audience}>
          {name ? t('signIn.already.text', { name }) : t('signIn.already.textUnnamed', { context: voice })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button href={linkTo('homepage')}>{t('signIn.already.home')}</Button>
        <Button look="plain" onClick={() => void session.leave()}>
          {t('signIn.already.leave')}
        </Button>
      </div>
    </div>
  );
}
