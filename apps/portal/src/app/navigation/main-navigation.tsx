import { linkTo } from '@mediathek/domain';
import { Anchor, classNames } from '@mediathek/ui';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import type { PageView } from '../page-view';
import { type MainLink, mainLinks } from './main-links';
import styles from './main-navigation.module.css';

interface MainNavigationProps {
  readonly view: PageView;
  readonly className?: string | undefined;
  /** One below the other, in the menu on phones. */
  readonly stacked?: boolean;
  readonly onFollow?: () => void;
}

/** The main links, the current one marked. */
export function MainNavigation({ view, className, stacked = false, onFollow }: MainNavigationProps) {
  const { t, voiced } = useTexts();
  const links = mainLinks(useVisitor());
  if (links.length === 0) return null;
  return (
    <nav
      className={classNames(styles.navigation, stacked && styles.stacked, className)}
      aria-label={t('shell.navigation.label')}
    >
      {links.map((link) => (
        <Anchor
          key={link.page}
          className={styles.link}
          href={linkTo(link.page)}
          aria-current={currentMark(link, view)}
          onClick={onFollow}
        >
          {voiced(`shell.navigation.${link.text}`)}
        </Anchor>
      ))}
    </nav>
  );
}

function currentMark({ page, section }: MainLink, { route }: PageView): 'page' | 'true' | undefined {
  if (!route || !section.includes(route.name)) return undefined;
  return route.name === page ? 'page' : 'true';
}
