import { linkTo } from '@mediathek/domain';
import { Anchor, Icon, type IconName } from '@mediathek/ui';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import styles from './doors.module.css';
import { registerHref } from './home-links';

/** The ways in for whoever is not signed in: teachers, pupils, and schools that are new. */
export function Doors() {
  const { t } = useTexts();
  const visitor = useVisitor();
  const register = registerHref(visitor);
  const asksNumber = visitor.config !== false && visitor.config.LoginSchulnummer;
  return (
    <nav className={styles.doors} aria-label={t('home.doors.label')}>
      <Door
        icon="key-round"
        href={linkTo('login')}
        title={t('home.doors.teach.title')}
        text={asksNumber ? t('home.doors.teachWithNumber') : t('home.doors.teach.text')}
      />
      <Door
        icon="ticket"
        href={linkTo('login', {}, { with: 'code' })}
        title={t('home.doors.code.title')}
        text={t('home.doors.code.text')}
      />
      {register && (
        <Door icon="school" href={register} title={t('home.doors.school.title')} text={t('home.doors.school.text')} />
      )}
    </nav>
  );
}

interface DoorProps {
  readonly icon: IconName;
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

function Door({ icon, href, title, text }: DoorProps) {
  return (
    <Anchor href={href} className={styles.door}>
      <Icon name={icon} />
      <span>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.text}>{text}</span>
      </span>
      <Icon name="arrow-right" className={styles.arrow} />
    </Anchor>
  );
}
