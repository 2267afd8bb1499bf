import type { ListDetail } from '@mediathek/contract';
import { formatDate, isTeacher, linkTo } from '@mediathek/domain';
import { Button, listIcons, MenuButton, type MenuEntry } from '@mediathek/ui';
import { lazy, Suspense, useState } from 'react';
import { usePortal, useVisitor } from '../../shared/portal';
import { findSearchPage } from '../../shared/search-page';
import { useTexts } from '../../shared/use-texts';
import styles from './list-page.module.css';
import type { ListActions } from './use-list-actions';

const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog')).MergeDialog }));

/** What can be done with the whole list, and how much is in it. */
export function ListBar({ list, actions }: { readonly list: ListDetail; readonly actions: ListActions }) {
  const { t, lang } = useTexts();
  const { today } = usePortal();
  const visitor = useVisitor();
  const [isMerging, setIsMerging] = useState(false);
  const searchPage = findSearchPage(visitor);
  const minutes = list.items.reduce((sum, { medium }) => sum + (medium?.duration ?? 0), 0);
  const entries = useEntries(list, actions, () => setIsMerging(true));
  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a part of a form */}
      <div role="group" className={styles.barActions} aria-label={t('lists.actions.label')}>
        {list.rights.edit && searchPage && (
          <Button size="small" icon={listIcons.add} href={linkTo(searchPage)}>
            {t('lists.actions.add')}
          </Button>
        )}
        <Button look="plain" size="small" icon={listIcons.print} onClick={() => window.print()}>
          {t('lists.actions.print')}
        </Button>
        {isTeacher(visitor.user) && (
          <Button look="plain" size="small" icon={listIcons.copy} onClick={() => void actions.duplicate()}>
            {t('lists.actions.duplicate')}
          </Button>
        )}
        <MenuButton label={t('lists.actions.more')} entries={entries} align="start">
          {(trigger) => (
            <Button look="plain" size="small" icon="ellipsis" {...trigger}>
              {t('lists.actions.more')}
            </Button>
          )}
        </MenuButton>
      </div>
      <p className={styles.total}>
        {[
          t('lists.head.total', { count: list.items.length }),
          minutes > 0 && t('lists.head.minutes', { count: minutes }),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p className={styles.printOnly}>
        {t('lists.print.origin', { name: list.owner.name, day: formatDate(today, lang, 'long') })}
      </p>
      {isMerging && (
        <Suspense fallback={null}>
          <MergeDialog list={list} onClose={() => setIsMerging(false)} />
        </Suspense>
      )}
    </div>
  );
}

function useEntries(list: ListDetail, actions: ListActions, onMerge: () => void): MenuEntry[] {
  const { t, lang } = useTexts();
  const { user } = useVisitor();
  const path = `/api/v1/lists/${list.id}`;
  const language = lang === 'de' ? 'de' : 'en';
  const { rights, feed } = list;
  const open = (href: string) => () => window.open(href, '_blank', 'noopener');
  return [
    {
      kind: 'action',
      id: 'pdf',
      label: t('lists.actions.pdf'),
      icon: 'qr-code',
      onSelect: open(`${path}/export.pdf?lang=${language}`),
    },
    ...(rights.exportCartridge
      ? [
          {
            kind: 'action' as const,
            id: 'cartridge',
            label: t('lists.actions.cartridge'),
            icon: 'package' as const,
            onSelect: () => window.location.assign(`${path}/cartridge`),
          },
        ]
      : []),
    ...(rights.edit
      ? [
          {
            kind: 'action' as const,
            id: 'merge',
            label: t('lists.actions.merge'),
            icon: 'list-plus' as const,
            onSelect: onMerge,
          },
        ]
      : []),
    ...(feed
      ? [
          {
            kind: 'action' as const,
            id: 'feed',
            label: t('lists.actions.feed'),
            icon: 'link' as const,
            onSelect: () => void actions.copyText(feed),
          },
        ]
      : []),
    ...(list.leaveAs !== null && isTeacher(user)
      ? [
          {
            kind: 'action' as const,
            id: 'leave',
            label: t('lists.actions.leave'),
            icon: 'log-out' as const,
            onSelect: () => void actions.leave(),
          },
        ]
      : []),
    ...(rights.remove
      ? [
          { kind: 'line' as const, id: 'line' },
          {
            kind: 'action' as const,
            id: 'remove',
            label: t('lists.actions.remove'),
            icon: 'x' as const,
            danger: true,
            onSelect: () => void actions.remove(),
          },
        ]
      : []),
  ];
}
