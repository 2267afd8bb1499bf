import type { ListDetail, ListItem } from '@mediathek/contract';
import { isStudent, linkTo } from '@mediathek/domain';
import { Button, EmptyState } from '@mediathek/ui';
import { SortableList } from '@mediathek/ui/sortable-list';
import { lazy, Suspense, useState } from 'react';
import { useVisitor } from '../../shared/portal';
import { findSearchPage } from '../../shared/search-page';
import { useTexts } from '../../shared/use-texts';
import { ListItemRow } from './list-item-row';
import styles from './list-page.module.css';
import { type ListActions, titleOf } from './use-list-actions';

const AddToListDialog = lazy(async () => ({
  default: (await import('../../shared/list-adding/add-to-list-dialog')).AddToListDialog,
}));

interface ListItemsProps {
  readonly list: ListDetail;
  readonly actions: ListActions;
}

/** The media of a list in their order; whoever may, changes it by dragging, by keyboard or by menu. */
export function ListItems({ list, actions }: ListItemsProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const { items, rights } = list;
  if (items.length === 0) return <NoItems list={list} />;

  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }
  const place = (title: string, at: number, count: number) => ({ title, place: at, count });
  return (
    <div>
      {rights.edit && <Choosing list={list} actions={actions} chosen={chosen} onChange={setChosen} />}
      <SortableList
        label={t('lists.items.label')}
        entries={items}
        fixed={!rights.edit || chosen !== undefined}
        className={styles.items}
        itemClassName={styles.item}
        onMove={(id, after) => void actions.move(id, after)}
        texts={{
          grip: (item) => t('lists.items.grip', { title: titleOf(item) }),
          lifted: (item, at, count) => t('lists.items.liftedOf', place(titleOf(item), at, count)),
          moved: (item, at, count) => t('lists.items.moved', place(titleOf(item), at, count)),
          dropped: (item, at, count) => t('lists.items.dropped', place(titleOf(item), at, count)),
          cancelled: (item) => t('lists.items.putBack', { title: titleOf(item) }),
        }}
      >
        {(item: ListItem, parts) => (
          <ListItemRow
            {...{ list, item, actions, ...parts }}
            isChosen={chosen?.has(item.id)}
            onChoose={() => toggle(item.id)}
          />
        )}
      </SortableList>
      {rights.edit && <p className={styles.keys}>{t('lists.items.keys')}</p>}
    </div>
  );
}

function NoItems({ list }: { readonly list: ListDetail }) {
  const { t, voiced } = useTexts();
  const visitor = useVisitor();
  const searchPage = findSearchPage(visitor);
  return (
    <EmptyState
      title={t('lists.items.empty')}
      actions={searchPage && list.rights.edit && <Button href={linkTo(searchPage)}>{t('lists.items.search')}</Button>}
    >
      {(list.rights.edit || isStudent(visitor.user)) && voiced('lists.items.emptyText')}
    </EmptyState>
  );
}

interface ChoosingProps extends ListItemsProps {
  readonly chosen: ReadonlySet<string> | undefined;
  readonly onChange: (chosen: ReadonlySet<string> | undefined) => void;
}

/** Several at once: choose, then remove them or put them into another list. */
function Choosing({ list, actions, chosen, onChange }: ChoosingProps) {
  const { t } = useTexts();
  const [isCopying, setIsCopying] = useState(false);
  if (!chosen) {
    return (
      <div className={styles.choosing}>
        <Button look="quiet" size="small" onClick={() => onChange(new Set())}>
          {t('lists.items.chooseMany')}
        </Button>
      </div>
    );
  }
  const items = list.items.filter(({ id }) => chosen.has(id));
  const identifiers = items.flatMap(({ medium }) => medium?.identifier ?? []);
  const links = items.flatMap((item) => (item.link ? [{ title: item.title, ...item.link }] : []));
  return (
    <div className={styles.choosing}>
      <span role="status">{t('lists.items.chosen', { count: items.length })}</span>
      {items.length > 0 && (
        <>
          <Button
            look="plain"
            size="small"
            onClick={() => {
              onChange(undefined);
              void actions.removeItems(items);
            }}
          >
            {t('lists.items.removeChosen')}
          </Button>
          {identifiers.length + links.length > 0 && (
            <Button look="plain" size="small" onClick={() => setIsCopying(true)}>
              {t('lists.items.copyChosen')}
            </Button>
          )}
        </>
      )}
      <Button look="quiet" size="small" onClick={() => onChange(undefined)}>
        {t('lists.items.endChoosing')}
      </Button>
      {isCopying && (
        <Suspense fallback={null}>
          <AddToListDialog
            identifiers={identifiers}
            links={links}
            title={items[0] ? titleOf(items[0]) : ''}
            without={list.id}
            onClose={() => {
              setIsCopying(false);
              onChange(undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
