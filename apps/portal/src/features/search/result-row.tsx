import type { FoundMedium } from '@mediathek/contract';
import { cardTexts, defaultFrontendConfig, formOf, isStudent, linkTo } from '@mediathek/domain';
import { Anchor, Badge, Button, CoverImage, Icon, IconButton, TypeTab, VisuallyHidden } from '@mediathek/ui';
import { ShareWithClassButton } from '../../shared/class-sharing/share-with-class-button';
import { AddToListButton } from '../../shared/list-adding/add-to-list-button';
import { formatTime } from '../../shared/media/format-time';
import { MarkedText } from '../../shared/media/marked-text';
import { formIcons } from '../../shared/media/medium-facts';
import { MediumMeta } from '../../shared/media/medium-meta';
import { useBadge } from '../../shared/media/use-badge';
import { useBookmark } from '../../shared/media/use-bookmark';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import styles from './result-row.module.css';
import { useSearch } from './search-context';
import { searchVariant } from './search-variant';
import { whyFound } from './why-found';

export interface ResultRowProps {
  readonly medium: FoundMedium;
  /** Seen at once when the page opens. */
  readonly isFirst: boolean;
}

/** A found medium: what it is, where the words stand in it, what to know, and what can be done with it. */
export function ResultRow({ medium, isFirst }: ResultRowProps) {
  const { t } = useTexts();
  const { name } = useSearch();
  const { config } = useVisitor();
  const { cards } = config || defaultFrontendConfig;
  const { hit } = medium;
  const texts = cardTexts(medium, cards);
  const form = formOf(medium);
  const page = name === 'csearch' ? 'csearch-media-detail' : 'search-media-detail';
  const href = linkTo(page, { mediaId: medium.identifier });

  return (
    <article className={styles.row}>
      {/* The title beside it is the same link; once is enough for the keyboard and the ear. */}
      <Anchor href={href} className={styles.cover} tabIndex={-1} aria-hidden="true">
        <CoverImage src={medium.cover} first={isFirst}>
          <TypeTab
            icon={formIcons[form]}
            label={t(`media.forms.${form}`)}
            duration={medium.duration === null ? undefined : t('media.minutes', { count: medium.duration })}
          />
        </CoverImage>
      </Anchor>
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Anchor href={href} className={styles.link}>
            {cards.title_field === 'fn_titel' ? <MarkedText marked={hit.title} /> : texts.title}
          </Anchor>
        </h2>
        <p className={styles.meta}>
          <VisuallyHidden>{`${t(`media.forms.${form}`)} · `}</VisuallyHidden>
          <MediumMeta medium={medium} end={medium.fn_prodname} />
        </p>
        <p className={styles.text}>{hit.snippet ? <MarkedText marked={hit.snippet} /> : texts.subtitle}</p>
        <Reason medium={medium} />
      </div>
      {hit.spoken && (
        <Spoken
          spoken={hit.spoken}
          isAudio={form === 'audio'}
          href={linkTo(page, { mediaId: medium.identifier }, { t: Math.floor(hit.spoken.start) })}
        />
      )}
      <Foot medium={medium} title={texts.title} href={href} />
    </article>
  );
}

/** Why it is there, where the marked words do not show it: by what it means, or by another form of a word. */
function Reason({ medium }: { readonly medium: FoundMedium }) {
  const { t } = useTexts();
  const { fits = [] } = medium.hit;
  if (fits.length > 0) return <p className={styles.why}>{t('search.ai.fits', { words: fits.join(', ') })}</p>;
  const why = whyFound(medium);
  return why && <p className={styles.why}>{t(`search.row.why.${why.kind}`, { found: why.found, word: why.word })}</p>;
}

interface SpokenProps {
  readonly spoken: NonNullable<FoundMedium['hit']['spoken']>;
  readonly isAudio: boolean;
  readonly href: string;
}

/** What is said, and the time that starts the film there. */
function Spoken({ spoken, isAudio, href }: SpokenProps) {
  const { t } = useTexts();
  const time = formatTime(spoken.start, { padded: true });
  return (
    <Anchor href={href} className={styles.spoken}>
      <span className={styles.time}>
        <Icon name="play" filled />
        <span aria-hidden="true">{time}</span>
        <VisuallyHidden>{`${t('search.row.playAt', { time })}: `}</VisuallyHidden>
      </span>
      <span>
        <span className={styles.leadIn}>{t(isAudio ? 'search.row.spokenAudio' : 'search.row.spoken')} </span>
        <q className={styles.quote}>
          <MarkedText marked={spoken} />
        </q>
      </span>
    </Anchor>
  );
}

interface FootProps {
  readonly medium: FoundMedium;
  readonly title: string;
  readonly href: string;
}

function Foot({ medium, title, href }: FootProps) {
  const { t } = useTexts();
  const { name } = useSearch();
  const visitor = useVisitor();
  const variant = searchVariant(name, visitor);
  const badge = useBadge(medium);
  return (
    <div className={styles.foot}>
      {badge && <Badge kind={badge.kind}>{badge.label}</Badge>}
      <div className={styles.actions}>
        {!isStudent(visitor.user) && (
          <Button look="quiet" size="small" href={href} className={styles.details}>
            {t('search.row.details')}
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Button>
        )}
        {variant.mayDownload && medium.use.mayDownload && (
          <IconButton
            icon="download"
            label={t('search.row.download', { title })}
            tooltipAlign="end"
            href={`/api/v1/media/${encodeURIComponent(medium.identifier)}/download`}
          />
        )}
        {variant.mayBookmark && <AddToListButton thing={{ identifier: medium.identifier }} title={title} />}
        {variant.mayBookmark && (
          <ShareWithClassButton thing={{ identifier: medium.identifier }} title={title} shape="icon" />
        )}
        {variant.mayBookmark && <BookmarkButton medium={medium} title={title} />}
      </div>
    </div>
  );
}

function BookmarkButton({ medium, title }: Pick<FootProps, 'medium' | 'title'>) {
  const { t } = useTexts();
  const { isMarked, toggle } = useBookmark(medium, title);
  return (
    <IconButton
      icon="bookmark"
      label={t('search.row.bookmark', { title })}
      tooltipAlign="end"
      pressed={isMarked}
      onClick={toggle}
    />
  );
}
