import {
  decideRouteAccess,
  getRoute,
  isAdvancedView,
  isSchoolAdmin,
  isStudent,
  linkTo,
  type UserInfo,
} from '@mediathek/domain';
import { MenuButton, type MenuEntry } from '@mediathek/ui';
import { usePortal, useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { useLanguageEntry } from '../language-switch';
import { useSchemeEntry } from '../scheme-switch';
import { useOverlays, useShell } from '../shell-context';
import { fullName, initials } from './person-name';
import styles from './profile-menu.module.css';

const administration = [
  'admin-registrations',
  'admin-schools',
  'admin-people',
  'admin-platforms',
  'theme',
  'translation',
] as const;

/** Everything about oneself, under one's initials. */
export function ProfileMenu({ user }: { readonly user: UserInfo }) {
  const { t } = useTexts();
  const { overlays } = useShell();
  const { open } = useOverlays();
  const entries = useEntries(user);
  const name = fullName(user);
  const letters = initials(user);
  return (
    <MenuButton
      label={t('shell.profile.settings')}
      entries={entries}
      open={open === 'profile'}
      onOpenChange={(isOpen) => overlays.set({ open: isOpen ? 'profile' : undefined })}
    >
      {({ ref, ...trigger }) => (
        <button
          {...trigger}
          ref={ref}
          type="button"
          className={styles.avatar}
          aria-label={name ? t('shell.profile.open', { name, initials: letters }) : t('shell.profile.openNameless')}
        >
          {letters || <PersonSign />}
        </button>
      )}
    </MenuButton>
  );
}

/** Pupils have no name here, only a sign for a person. */
function PersonSign() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20a8 8 0 0 1 16 0z" />
    </svg>
  );
}

function useEntries(user: UserInfo): readonly MenuEntry[] {
  const { t } = useTexts();
  const { session } = usePortal();
  const visitor = useVisitor();
  const language = useLanguageEntry();
  const scheme = useSchemeEntry();
  const isPupil = isStudent(user);
  const offices = isPupil
    ? []
    : administration.filter((page) => decideRouteAccess(getRoute(page), visitor) === 'allow');

  return [
    {
      kind: 'text',
      id: 'person',
      title: fullName(user) || t('shell.profile.pupil'),
      ...(user.schulname && { text: user.schulname }),
    },
    { kind: 'link', id: 'profile', label: t('shell.profile.settings'), icon: 'user', href: linkTo('profile') },
    ...(isSchoolAdmin(user)
      ? [
          {
            kind: 'switch',
            id: 'view',
            label: t('shell.profile.advancedView'),
            checked: isAdvancedView(user),
            onChange: () => void session.changeView(),
          } as const,
        ]
      : []),
    ...offices.map(
      (page): MenuEntry => ({ kind: 'link', id: page, label: t(`pages.titles.${page}`), href: linkTo(page) }),
    ),
    { kind: 'line', id: 'line-choices' },
    ...(language ? [language] : []),
    scheme,
    { kind: 'line', id: 'line-leave' },
    {
      kind: 'action',
      id: 'leave',
      label: t('shell.profile.signOut'),
      icon: 'log-out',
      onSelect: () => void session.leave(),
    },
  ];
}
