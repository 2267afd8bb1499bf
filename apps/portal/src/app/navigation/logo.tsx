import { linkTo } from '@mediathek/domain';
import { Anchor } from '@mediathek/ui';
import { useTexts } from '../../shared/use-texts';
import styles from './logo.module.css';

/** The media centre's logo and name; leads to the homepage. */
export function Logo() {
  const { t } = useTexts();
  const name = t('shell.name');
  return (
    <Anchor href={linkTo('homepage')} className={styles.logo} aria-label={t('shell.toHomepage', { name })}>
      <img className={styles.picture} src="/api/v1/setup/logo" alt="" width={40} height={40} />
      <span className={styles.name}>{name}</span>
    </Anchor>
  );
}
