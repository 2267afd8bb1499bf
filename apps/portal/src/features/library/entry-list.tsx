import type { LibraryEntry, LibraryTab } from '@mediathek/contract';
import { formatDate, linkTo } from '@mediathek/domain';
import { Anchor, Badge, Button, CoverImage, IconButton, SectionHead } from '@mediathek/ui';
import { useId } from 'react';
import { type RemovableTab, useRemoval } from '../../shared/library/use-removal';
import { MediumMeta } from '../../shared/media/medium-meta';
import { PlayedBar } from '../../shared/media/played-bar';
import { useBadge } from '../../shared/media/use-badge';
import { useTexts } from '../../shared/use-texts';
import styles from './library.module.css';

interface EntryListProps {
  readonly title: string;
  readonly note?: string;
  readonly tab: LibraryTab;
  readonly entries: readonly LibraryEntry[];
  /** Everything in the tab, where it can be removed at once. */
  readonly all?: readonly LibraryEntry[] | undefined;
}

/** Media of the library as rows, each with how it came there. */
export function EntryList({ title, note, tab, entries, all }: EntryListProps) {
  const { voiced } = useTexts();
  const titleId = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHead id={titleId} title={title} aside={all && isClearableTab(tab) && <Clear tab={tab} entries={all} />} />
      {note && <p className={styles.remark}>{note}</p>}
      {all && tab === 'history' && <p className={styles.remark}>{voiced('library.historyNote')}</p>}
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <Entry key={`${entry.medium.identifier} ${entry.codeId ?? ''}`} entry={entry} tab={tab} />
        ))}
      </ul>
    </section>
  );
}

type ClearableTab = Exclude<RemovableTab, 'pool'>;
const isClearableTab = (tab: LibraryTab): tab is ClearableTab => tab === 'bookmarks' || tab === 'history';
const isRemovable = (tab: LibraryTab): tab is RemovableTab => isClearableTab(tab) || tab === 'pool';

function Clear({ tab, entries }: { readonly tab: ClearableTab; readonly entries: readonly LibraryEntry[] }) {
  const { t } = useTexts();
  const { removeAll } = useRemoval(tab);
  return (
    <Button look="quiet" size="small" onClick={() => void removeAll(t(`library.cleared.${tab}`), entries)}>
      {t(`library.clear.${tab}`)}
    </Button>
  );
}

/** Given media open with the code they were given by, and a film where somebody was. */
function hrefOf({ medium: { identifier, mediaType }, codeId, position }: LibraryEntry): string {
  const query = { t: position === null ? undefined : Math.floor(position) };
  return codeId === null
    ? linkTo('media', { id: identifier }, query)
    : linkTo('library-media-detail', { mediaType, mediaId: identifier, codeId }, query);
}

function Entry({ entry, tab }: { readonly entry: LibraryEntry; readonly tab: LibraryTab }) {
  const { t, lang } = useTexts();
  const { medium, givenBy, at, position, duration } = entry;
  const badge = useBadge(medium);
  const day = formatDate(new Date(at), lang, 'short');
  const moment = tab === 'bookmarks' || tab === 'history' || tab === 'pool' ? tab : 'media';
  return (
    <li className={styles.row}>
      <CoverImage src={medium.cover} className={styles.cover} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Anchor href={hrefOf(entry)} className={styles.link}>
            {medium.fn_titel}
          </Anchor>
        </h3>
        <p className={styles.remark}>
          <MediumMeta medium={medium} />
        </p>
        <p className={styles.remark}>
          {t(`library.at.${moment}`, { day })}
          {givenBy && ` ${t('library.givenBy', { name: givenBy })}`}
        </p>
        {badge && badge.kind !== 'open' && <Badge kind={badge.kind}>{badge.label}</Badge>}
        {position !== null && <PlayedBar position={position} duration={duration} />}
      </div>
      {entry.rights.remove && isRemovable(tab) && <Remove entry={entry} tab={tab} />}
    </li>
  );
}

function Remove({ entry, tab }: { readonly entry: LibraryEntry; readonly tab: RemovableTab }) {
  const { t } = useTexts();
  const { remove } = useRemoval(tab);
  return (
    <IconButton
      icon="x"
      label={t(`library.remove.${tab}`, { title: entry.medium.fn_titel })}
      tooltipAlign="end"
      className={styles.remove}
      onClick={() => remove(entry.medium.identifier, t(`library.removed.${tab}`))}
    />
  );
}
