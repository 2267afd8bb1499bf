import type { BoardEntry, MediaCard as Medium } from '@mediathek/contract';
import { cardTexts, defaultFrontendConfig, formatEnd, formOf, linkTo } from '@mediathek/domain';
import { Anchor, CardGrid, Heading, type HeadingLevel, MediaCard, TextLink } from '@mediathek/ui';
import { formIcons } from '../media/medium-facts';
import { useVisitor } from '../portal';
import { useTexts } from '../use-texts';
import styles from './class-board.module.css';

interface ClassBoardProps {
  readonly classId: string;
  readonly board: readonly BoardEntry[];
  readonly headingLevel: HeadingLevel;
}

/** A board as pupils see it: large, one thing after the other, with the teacher's words first. */
export function ClassBoard({ classId, board, headingLevel }: ClassBoardProps) {
  return (
    <ul className={styles.board}>
      {board.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <Entry {...{ classId, entry, headingLevel }} />
        </li>
      ))}
    </ul>
  );
}

/** The rest of a long list is a click away. */
const mostOfList = 6;

interface EntryProps {
  readonly classId: string;
  readonly entry: BoardEntry;
  readonly headingLevel: HeadingLevel;
}

function Entry({ classId, entry: { medium, list, note, until }, headingLevel }: EntryProps) {
  const { t, lang } = useTexts();
  const media = medium ? [medium] : (list?.media ?? []).slice(0, mostOfList);
  const inList = list && linkTo('medialist', { id: list.id });
  return (
    <>
      {list && (
        <div className={styles.head}>
          <Heading level={headingLevel} size="row">
            <Anchor href={inList ?? ''} className={styles.list}>
              {list.title}
            </Anchor>
          </Heading>
          {list.description && <p>{list.description}</p>}
        </div>
      )}
      {note && <p className={styles.note}>{note}</p>}
      <CardGrid shape="three" className={styles.media}>
        {media.map((one) => (
          <BoardTile
            key={one.identifier}
            href={
              list
                ? linkTo('medialist-media-detail', { id: list.id, mediaId: one.identifier })
                : linkTo('class-media-detail', { id: classId, mediaType: one.mediaType, mediaId: one.identifier })
            }
            medium={one}
            headingLevel={list ? below[headingLevel] : headingLevel}
          />
        ))}
      </CardGrid>
      {inList && (
        <TextLink href={inList}>{t('home.pupil.board.list', { count: Math.max(1, list.media.length) })}</TextLink>
      )}
      {until && (
        <p className={styles.until}>{t('home.pupil.board.until', { moment: formatEnd(new Date(until), lang) })}</p>
      )}
    </>
  );
}

/** What stands in a list is one step below its title. */
const below: Readonly<Record<HeadingLevel, HeadingLevel>> = { 1: 2, 2: 3, 3: 4, 4: 4 };

interface BoardTileProps {
  readonly href: string;
  readonly medium: Medium;
  readonly headingLevel: HeadingLevel;
}

/** A medium that opens in its class or list, so that the way back leads there. */
function BoardTile({ href, medium, headingLevel }: BoardTileProps) {
  const { t } = useTexts();
  const { config } = useVisitor();
  const form = formOf(medium);
  const { cards } = config || defaultFrontendConfig;
  return (
    <MediaCard
      href={href}
      title={cardTexts(medium, cards).title}
      headingLevel={headingLevel}
      coverSrc={medium.cover}
      typeIcon={formIcons[form]}
      typeLabel={t(`media.forms.${form}`)}
      duration={medium.duration === null ? undefined : t('media.minutes', { count: medium.duration })}
    />
  );
}
