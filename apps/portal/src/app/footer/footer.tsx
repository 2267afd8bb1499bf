import { decideRouteAccess, getRoute } from '@mediathek/domain';
import { classNames, Wrap } from '@mediathek/ui';
import { AppLink } from '../../shared/app-link';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { LanguageSwitch } from '../language-switch';
import { SchemeSwitch } from '../scheme-switch';
import styles from './footer.module.css';

const legalPages = ['contact', 'imprint', 'privacy', 'terms', 'accessibility'] as const;

/** The foot of every page: with the media centre's own logo where a type is configured, plain otherwise. */
export function Footer() {
  const { t } = useTexts();
  const visitor = useVisitor();
  const isThemed = visitor.config !== false && visitor.config.Type !== '';
  const pages = legalPages.filter((page) => decideRouteAccess(getRoute(page), visitor) === 'allow');
  const address = t('shell.address');
  return (
    <footer className={classNames(styles.footer, isThemed ? styles.themed : styles.plain)}>
      <Wrap className={styles.inner}>
        <div className={styles.sender}>
          {isThemed && (
            <img className={styles.logo} src="/api/v1/setup/files/logo_footer" alt="" height={40} loading="lazy" />
          )}
          <p>
            <span className={styles.name}>{t('shell.name')}</span>
            {address && <span className={styles.line}>{address}</span>}
            {!isThemed && <span className={styles.line}>{t('shell.claim')}</span>}
          </p>
        </div>
        <div className={styles.ways}>
          <nav className={styles.links} aria-label={t('shell.footer.label')}>
            {pages.map((page) => (
              <AppLink key={page} to={page} plain className={styles.footerLink}>
                {t(`shell.footer.${page}`)}
              </AppLink>
            ))}
          </nav>
          <div className={styles.choices}>
            <LanguageSwitch />
            <SchemeSwitch />
          </div>
        </div>
      </Wrap>
    </footer>
  );
}
