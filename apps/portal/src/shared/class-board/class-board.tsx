import type { BoardEntry, MediaCard as Medium } from '@mediathek/contract';
import { cardTexts, defaultFrontendConfig, formatMoment, formOf, linkTo } from '@mediathek/domain';
import { CardGrid, Heading, type HeadingLevel, MediaCard } from '@mediathek/ui';
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

interface EntryProps {
  readonly classId: string;
  readonly entry: BoardEntry;
  readonly headingLevel: HeadingLevel;
}

function Entry({ classId, entry: { medium, list, note, until }, headingLevel }: EntryProps) {
  const { t, lang } = useTexts();
  const media = medium ? [medium] : (list?.media ?? []);
  return (
    <>
      {list && (
        <div className={styles.head}>
          <Heading level={headingLevel} size="row">
            {list.title}
          </Heading>
          {list.description && <p>{list.description}</p>}
        </div>
      )}
      {note && <p className={styles.note}>{note}</p>}
      <CardGrid shape="three" className={styles.media}>
        {media.map((one) => (
          <BoardTile key={one.identifier} {...{ classId, medium: one, headingLevel }} />
        ))}
      </CardGrid>
      {until && (
        <p className={styles.until}>{t('home.pupil.board.until', { moment: formatMoment(new Date(until), lang) })}</p>
      )}
    </>
  );
}

interface BoardTileProps {
  readonly classId: string;
  readonly medium: Medium;
  readonly headingLevel: HeadingLevel;
}

/** A medium that opens in its class, so that the way back leads there. */
function BoardTile({ classId, medium, headingLevel }: BoardTileProps) {
  const { t } = useTexts();
  const { config } = useVisitor();
  const form = formOf(medium);
  const { cards } = config || defaultFrontendConfig;
  return (
    <MediaCard
      href={linkTo('class-media-detail', { id: classId, mediaType: medium.mediaType, mediaId: medium.identifier })}
      title={cardTexts(medium, cards).title}
      headingLevel={headingLevel}
      coverSrc={medium.cover}
      typeIcon={formIcons[form]}
      typeLabel={t(`media.forms.${form}`)}
      duration={medium.duration === null ? undefined : t('media.minutes', { count: medium.duration })}
    />
  );
}
