import { decideRouteAccess, getRoute, linkTo, type Visitor } from '@mediathek/domain';
import { Anchor, Icon, type IconName, SectionHead } from '@mediathek/ui';
import { useId } from 'react';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import styles from './shortcuts.module.css';

type ShortcutPage = 'medialists' | 'classes' | 'library' | 'school' | 'tech-rental' | 'admin-registrations' | 'theme';

interface Shortcut {
  readonly page: ShortcutPage;
  readonly text: 'lists' | 'classes' | 'library' | 'school' | 'loans' | 'registrations' | 'theme';
  readonly icon: IconName;
}

const shortcuts: readonly Shortcut[] = [
  { page: 'classes', text: 'classes', icon: 'users' },
  { page: 'medialists', text: 'lists', icon: 'list' },
  { page: 'library', text: 'library', icon: 'bookmark' },
  { page: 'tech-rental', text: 'loans', icon: 'laptop' },
  { page: 'school', text: 'school', icon: 'school' },
  { page: 'admin-registrations', text: 'registrations', icon: 'circle-check' },
  { page: 'theme', text: 'theme', icon: 'sparkles' },
];

/** A desk offers what its owner may open; teachers give places of the school's codes to their classes. */
export function shortcutsFor(visitor: Visitor): readonly Shortcut[] {
  return shortcuts.filter(({ page }) => decideRouteAccess(getRoute(page), visitor) === 'allow');
}

/** The ways to a person's own things. */
export function Shortcuts() {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <SectionHead id={titleId} title={t('home.desk.shortcuts')} />
      <ul>
        {shortcutsFor(useVisitor()).map(({ page, text, icon }) => (
          <li key={page} className={styles.item}>
            <Anchor href={linkTo(page)} className={styles.link}>
              <span className={styles.sign}>
                <Icon name={icon} />
              </span>
              <span>
                <strong className={styles.title}>{t(`home.desk.${text}.title`)}</strong>
                <span className={styles.text}>{t(`home.desk.${text}.text`)}</span>
              </span>
              <Icon name="chevron-right" className={styles.arrow} />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
