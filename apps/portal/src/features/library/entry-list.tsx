import type { LibraryEntry, LibraryTab } from '@mediathek/contract';
import { formatDate, linkTo } from '@mediathek/domain';
import { Anchor, Badge, Button, CoverImage, IconButton, SectionHead } from '@mediathek/ui';
import { useId } from 'react';
import { MediumMeta } from '../../shared/media/medium-meta';
import { PlayedBar } from '../../shared/media/played-bar';
import { useBadge } from '../../shared/media/use-badge';
import { useTexts } from '../../shared/use-texts';
import styles from './library.module.css';
import { isRemovable, type RemovableTab, useRemoval } from './use-removal';

interface EntryListProps {
  readonly title: string;
  readonly note?: string;
  readonly tab: LibraryTab;
  readonly entries: readonly LibraryEntry[];
  readonly isClearable?: boolean;
}

/** Media of the library as rows, each with how it came there. */
export function EntryList({ title, note, tab, entries, isClearable = false }: EntryListProps) {
  const { voiced } = useTexts();
  const titleId = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHead id={titleId} title={title} aside={isClearable && <ClearHistory entries={entries} />} />
      {note && <p className={styles.remark}>{note}</p>}
      {isClearable && <p className={styles.remark}>{voiced('library.historyNote')}</p>}
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <Entry key={`${entry.medium.identifier} ${entry.codeId ?? ''}`} entry={entry} tab={tab} />
        ))}
      </ul>
    </section>
  );
}

function ClearHistory({ entries }: { readonly entries: readonly LibraryEntry[] }) {
  const { t } = useTexts();
  const { clear } = useRemoval('history');
  return (
    <Button look="quiet" size="small" onClick={() => clear(entries)}>
      {t('library.clearHistory')}
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
      onClick={() => remove(entry)}
    />
  );
}
