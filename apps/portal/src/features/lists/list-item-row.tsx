import type { ListDetail, ListItem } from '@mediathek/contract';
import { formOf, linkTo } from '@mediathek/domain';
import {
  Anchor,
  Badge,
  Checkbox,
  CoverImage,
  Icon,
  IconButton,
  listIcons,
  MenuButton,
  type MenuEntry,
  TextLink,
  VisuallyHidden,
} from '@mediathek/ui';
import { beforePlace } from '@mediathek/ui/sortable-order';
import type { ReactNode } from 'react';
import { MediumMeta } from '../../shared/media/medium-meta';
import { useBadge } from '../../shared/media/use-badge';
import { useTexts } from '../../shared/use-texts';
import styles from './list-page.module.css';
import { Note } from './note';
import { type ListActions, titleOf } from './use-list-actions';

interface ListItemRowProps {
  readonly list: ListDetail;
  readonly item: ListItem;
  readonly actions: ListActions;
  readonly grip: ReactNode;
  readonly place: number;
  readonly isLifted: boolean;
  /** Whether it is ticked, while several are being chosen. */
  readonly isChosen: boolean | undefined;
  readonly onChoose: () => void;
}

/** One medium of a list: its place, cover, title, note, and what can be done with it. */
export function ListItemRow(props: ListItemRowProps) {
  const { list, item, actions, grip, place, isLifted, isChosen, onChoose } = props;
  const { t } = useTexts();
  const title = titleOf(item);
  return (
    <div className={styles.row}>
      <div className={styles.grip}>
        {isChosen === undefined ? (
          <>
            <span aria-hidden="true">{place}</span>
            {grip}
          </>
        ) : (
          <Checkbox
            label={<VisuallyHidden>{t('lists.items.choose', { title })}</VisuallyHidden>}
            checked={isChosen}
            onChange={onChoose}
          />
        )}
      </div>
      <ThingPart list={list} item={item} />
      <div className={styles.under}>
        <Note list={list} item={item} />
        {isLifted && (
          <span className={styles.lifted}>
            <Icon name={listIcons.lifted} />
            {t('lists.items.lifted', { place, count: list.items.length })}
          </span>
        )}
      </div>
      {list.rights.edit && <ItemMenu {...{ list, item, actions }} />}
    </div>
  );
}

function ThingPart({ list, item }: Pick<ListItemRowProps, 'list' | 'item'>) {
  const title = titleOf(item);
  if (item.link) return <LinkPart title={title} link={item.link} />;
  return item.medium ? <MediumPart list={list} item={item} medium={item.medium} /> : <GonePart title={title} />;
}

/** Something outside the portal: it opens by itself, and says where it comes from. */
function LinkPart({ title, link }: { readonly title: string; readonly link: NonNullable<ListItem['link']> }) {
  const { t } = useTexts();
  return (
    <>
      <div className={styles.linkCover} aria-hidden="true">
        <Icon name="globe" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <TextLink
            href={link.address}
            target="_blank"
            rel="noopener noreferrer"
            externalLabel={t('media.outside.opensNew')}
            className={styles.link}
          >
            {title}
          </TextLink>
        </h2>
        <p className={styles.meta}>
          {[t('media.outside.kind'), link.source, link.licence].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.printOnly}>{link.address}</p>
      </div>
    </>
  );
}

interface MediumPartProps {
  readonly list: ListDetail;
  readonly item: ListItem;
  readonly medium: NonNullable<ListItem['medium']>;
}

function MediumPart({ list, item, medium }: MediumPartProps) {
  const { t } = useTexts();
  const badge = useBadge(medium);
  const href = linkTo('medialist-media-detail', { id: list.id, mediaId: medium.identifier });
  const form = t(`media.forms.${formOf(medium)}`);
  const minutes = medium.duration ? `, ${t('media.minutes', { count: medium.duration })}` : '';
  return (
    <>
      <Anchor href={href} className={styles.cover} tabIndex={-1} aria-hidden="true">
        <CoverImage src={medium.cover} />
      </Anchor>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Anchor href={href} className={styles.link}>
            {titleOf(item)}
          </Anchor>
        </h2>
        <p className={styles.meta}>
          {`${form}${minutes} · `}
          <MediumMeta medium={medium} />
        </p>
        {badge && badge.kind !== 'open' && <Badge kind={badge.kind}>{badge.label}</Badge>}
      </div>
    </>
  );
}

function GonePart({ title }: { readonly title: string }) {
  const { t } = useTexts();
  return (
    <>
      <div className={styles.noCover} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <Badge kind="ended">{t('lists.item.gone')}</Badge>
      </div>
    </>
  );
}

type MenuProps = Pick<ListItemRowProps, 'list' | 'item' | 'actions'>;

function ItemMenu({ list, item, actions }: MenuProps) {
  const { t } = useTexts();
  const ids = list.items.map(({ id }) => id);
  const at = ids.indexOf(item.id);
  const moveTo = (place: number) => () => void actions.move(item.id, beforePlace(ids, item.id, place));
  const { medium } = item;
  const entries: MenuEntry[] = [
    ...(at > 0
      ? [
          { kind: 'action' as const, id: 'top', label: t('lists.items.toTop'), onSelect: moveTo(0) },
          {
            kind: 'action' as const,
            id: 'up',
            label: t('lists.items.up'),
            icon: 'chevron-up' as const,
            onSelect: moveTo(at - 1),
          },
        ]
      : []),
    ...(at < ids.length - 1
      ? [
          {
            kind: 'action' as const,
            id: 'down',
            label: t('lists.items.down'),
            icon: 'chevron-down' as const,
            onSelect: moveTo(at + 1),
          },
        ]
      : []),
    ...(medium
      ? [
          {
            kind: 'action' as const,
            id: 'cover',
            label: t('lists.items.cover'),
            icon: 'image' as const,
            onSelect: () => void actions.setCover(medium.identifier),
          },
        ]
      : []),
    {
      kind: 'action',
      id: 'remove',
      label: t('lists.items.remove'),
      icon: 'x',
      onSelect: () => void actions.removeItems([item]),
    },
  ];
  return (
    <div className={styles.menu}>
      <MenuButton label={t('lists.items.menu', { title: titleOf(item) })} entries={entries}>
        {(trigger) => (
          <IconButton
            icon="ellipsis"
            label={t('lists.items.menu', { title: titleOf(item) })}
            tooltipAlign="end"
            {...trigger}
          />
        )}
      </MenuButton>
    </div>
  );
}
