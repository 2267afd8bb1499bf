import type { BoardEntry, ClassDetail } from '@mediathek/contract';
import { formatEnd, formatMoment, linkTo } from '@mediathek/domain';
import {
  Anchor,
  Badge,
  Button,
  Checkbox,
  EmptyState,
  IconButton,
  MenuButton,
  Notice,
  SectionHead,
} from '@mediathek/ui';
import { SortableList } from '@mediathek/ui/sortable-list';
import { type ReactNode, useId, useState } from 'react';
import { usePortal, useVisitor } from '../../shared/portal';
import { findSearchPage } from '../../shared/search-page';
import { useTexts } from '../../shared/use-texts';
import styles from './classes.module.css';
import { EntryDialog } from './entry-dialog';
import { useClassActions } from './use-class-actions';

const titleOf = ({ medium, list }: BoardEntry, gone: string): string => medium?.fn_titel ?? list?.title ?? gone;

/** The board as its teachers arrange it: in order, with hours, notes and what speaks against something. */
export function BoardSection({ group }: { readonly group: ClassDetail }) {
  const { t } = useTexts();
  const { call } = usePortal();
  const visitor = useVisitor();
  const act = useClassActions();
  const titleId = useId();
  const searchPage = findSearchPage(visitor);
  const [isAllShown, setIsAllShown] = useState(false);
  const active = group.board.filter(({ isInactive }) => !isInactive);
  const hidden = group.board.length - active.length;
  const shown = isAllShown ? group.board : active;
  const named = (entry: BoardEntry) => titleOf(entry, t('classes.board.gone'));
  const places = (entry: BoardEntry, place: number, count: number) => ({ title: named(entry), place, count });
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <SectionHead id={titleId} title={t('classes.board.title')} />
      {group.board.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={t('classes.board.empty')}
          actions={
            group.rights.share && searchPage && <Button href={linkTo(searchPage)}>{t('classes.board.toSearch')}</Button>
          }
        >
          {t('classes.board.emptyText')}
        </EmptyState>
      ) : shown.length > 0 ? (
        <SortableList
          label={t('classes.board.label')}
          entries={shown}
          fixed={!group.rights.share || shown.length < 2}
          className={styles.rows}
          texts={{
            grip: (entry) => t('classes.board.grip', { title: named(entry) }),
            lifted: (...given) => t('classes.board.lifted', places(...given)),
            moved: (...given) => t('classes.board.moved', places(...given)),
            dropped: (...given) => t('classes.board.dropped', places(...given)),
            cancelled: (entry) => t('classes.board.cancelled', { title: named(entry) }),
          }}
          onMove={(share, after) =>
            void act(() =>
              call('PUT /api/v1/classes/{id}/shares/{share}/position', {
                params: { id: group.id, share },
                body: { after },
              }),
            )
          }
        >
          {(entry, { grip }) => <EntryRow group={group} entry={entry} title={named(entry)} grip={grip} />}
        </SortableList>
      ) : null}
      {hidden > 0 && (
        <div>
          <Checkbox
            label={t('classes.board.showInactive')}
            checked={isAllShown}
            onChange={({ currentTarget }) => setIsAllShown(currentTarget.checked)}
          />
          {!isAllShown && <p className={styles.muted}>{t('classes.board.hidden', { count: hidden })}</p>}
        </div>
      )}
    </section>
  );
}

interface EntryRowProps {
  readonly group: ClassDetail;
  readonly entry: BoardEntry;
  readonly title: string;
  readonly grip: ReactNode;
}

function EntryRow({ group, entry, title, grip }: EntryRowProps) {
  const { t } = useTexts();
  const [isEditing, setIsEditing] = useState(false);
  const { medium, list, note, warnings } = entry;
  const href = medium
    ? linkTo('class-media-detail', { id: group.id, mediaType: medium.mediaType, mediaId: medium.identifier })
    : list && linkTo('medialist', { id: list.id });
  const cover = medium?.cover ?? list?.media[0]?.cover;
  return (
    <article className={styles.row}>
      {grip}
      {cover ? <img className={styles.cover} src={cover} alt="" loading="lazy" /> : <span className={styles.cover} />}
      <div className={styles.words}>
        <h3 className={styles.rowTitle}>{href ? <Anchor href={href}>{title}</Anchor> : title}</h3>
        {list && (
          <p className={styles.muted}>
            {list.media.length === 0
              ? t('classes.board.emptyList')
              : t('classes.board.list', { count: list.media.length })}
          </p>
        )}
        <Times entry={entry} />
        {note && <p className={styles.note}>{note}</p>}
        {warnings.length > 0 && (
          <Notice kind="caution">
            {warnings.map((warning) => (
              <p key={warning}>{t(`classes.board.warnings.${warning}`)}</p>
            ))}
          </Notice>
        )}
      </div>
      {group.rights.share && <EntryMenu {...{ group, entry, title }} onEdit={() => setIsEditing(true)} />}
      {isEditing && <EntryDialog {...{ group, entry, title }} onClose={() => setIsEditing(false)} />}
    </article>
  );
}

function Times({ entry: { state, from, until } }: { readonly entry: BoardEntry }) {
  const { t, lang } = useTexts();
  const end = (text: string) => formatEnd(new Date(text), lang);
  if (state === 'planned')
    return <Badge kind="ends-soon">{t('classes.board.planned', { moment: formatMoment(new Date(from), lang) })}</Badge>;
  if (state === 'past') return <Badge kind="ended">{t('classes.board.past', { moment: end(until ?? from) })}</Badge>;
  return (
    <Badge kind="open">
      {until ? t('classes.board.visibleUntil', { moment: end(until) }) : t('classes.board.visible')}
    </Badge>
  );
}

interface EntryMenuProps extends Omit<EntryRowProps, 'grip'> {
  readonly onEdit: () => void;
}

function EntryMenu({ group, entry, title, onEdit }: EntryMenuProps) {
  const { t } = useTexts();
  const { call } = usePortal();
  const act = useClassActions();
  const params = { id: group.id, share: entry.id };

  function remove() {
    const before = group.board[group.board.findIndex(({ id }) => id === entry.id) - 1]?.id ?? null;
    const { note, from, until, medium, list } = entry;
    const thing = medium ? { identifier: medium.identifier } : list && { listId: list.id };
    const putBack = async () => {
      if (!thing) return;
      const body = { ...thing, note, from, until };
      const again = await call('POST /api/v1/classes/{id}/shares', { params: { id: group.id }, body });
      await call('PUT /api/v1/classes/{id}/shares/{share}/position', {
        params: { id: group.id, share: again.id },
        body: { after: before },
      });
    };
    void act(() => call('DELETE /api/v1/classes/{id}/shares/{share}', { params }), {
      message: t('classes.board.removed', { title }),
      ...(thing ? { undo: putBack } : {}),
    });
  }

  return (
    <MenuButton
      label={t('classes.board.more', { title })}
      align="end"
      entries={[
        { kind: 'action', id: 'edit', label: t('classes.board.edit'), onSelect: onEdit },
        { kind: 'action', id: 'remove', label: t('classes.board.remove'), danger: true, onSelect: remove },
      ]}
    >
      {({ ref, ...trigger }) => (
        <IconButton
          {...trigger}
          ref={ref}
          icon="ellipsis"
          label={t('classes.board.more', { title })}
          tooltipAlign="end"
        />
      )}
    </MenuButton>
  );
}
