import type { MediaItem } from '@mediathek/contract';
import { cardTexts, defaultFrontendConfig, formatDayMonth, isStudent } from '@mediathek/domain';
import { MediaCard, type MediaCardProps } from '@mediathek/ui';
import { usePortal, useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { mediumHref } from './home-links';
import { type LicenceBadge, licenceBadge, pupilBadge } from './licence-badge';
import { audienceOf, formIcons, formOf, subjectName } from './medium-facts';
import styles from './medium-tile.module.css';

export interface MediumTileProps {
  readonly medium: MediaItem;
  readonly size?: MediaCardProps['size'];
  /** Everything around it is open to all as well, so that goes without saying. */
  readonly isOpenNormal?: boolean;
}

/** A medium on the homepage, titled as the operator wishes. */
export function MediumTile({ medium, size, isOpenNormal = false }: MediumTileProps) {
  const { t } = useTexts();
  const visitor = useVisitor();
  const form = formOf(medium);
  const { cards } = visitor.config || defaultFrontendConfig;
  const { title, subtitle } = cardTexts(medium, cards);
  const badge = useBadge(medium);
  return (
    <MediaCard
      href={mediumHref(medium.identifier, visitor)}
      title={title}
      coverSrc={medium.cover}
      typeIcon={formIcons[form]}
      typeLabel={t(`home.forms.${form}`)}
      duration={medium.duration === null ? undefined : t('media.minutes', { count: medium.duration })}
      meta={<Meta medium={medium} />}
      lead={subtitle}
      badge={isOpenNormal && badge?.kind === 'open' ? undefined : badge}
      size={size}
    />
  );
}

function Meta({ medium }: { readonly medium: MediaItem }) {
  const { t, lang } = useTexts();
  const { config } = useVisitor();
  const subject = subjectName(medium, lang);
  const audience = audienceOf(medium, lang);
  const extra = shortSubtitle(medium, (config || defaultFrontendConfig).cards);
  return (
    <>
      {[subject, extra].filter(Boolean).join(' · ')}
      {audience && (
        <>
          {(subject || extra) && ' · '}
          <span className={styles.unbroken}>
            {audience.kind === 'group' && audience.name}
            {audience.kind === 'years' &&
              (audience.from === audience.to
                ? t('media.grade', { grade: audience.from })
                : t('media.grades', { from: audience.from, to: audience.to }))}
          </span>
        </>
      )}
    </>
  );
}

/** Texts have room on the large card only; a short field that the operator chose instead fits every card. */
function shortSubtitle(medium: MediaItem, cards: Parameters<typeof cardTexts>[1]): string {
  const isText = cards.subtitle_field === 'fn_kurztext' || cards.subtitle_field === 'fn_text';
  return isText ? '' : cardTexts(medium, cards).subtitle;
}

function useBadge(medium: MediaItem): MediaCardProps['badge'] {
  const { t, lang } = useTexts();
  const { today } = usePortal();
  const { user } = useVisitor();
  const badge = isStudent(user) ? pupilBadge(medium, today) : licenceBadge(medium, today);
  if (!badge) return undefined;
  return { kind: badge.kind, label: labelOf(badge) };

  function labelOf(known: LicenceBadge): string {
    switch (known.kind) {
      case 'open':
        return t('media.badge.open');
      case 'ended':
        return t('media.badge.ended');
      case 'few':
        return known.places > 0 ? t('media.badge.few', { count: known.places }) : t('media.badge.usedUp');
      case 'ends-soon':
        return known.isToday
          ? t('media.badge.endsToday')
          : t('media.badge.endsOn', { date: formatDayMonth(known.endsOn, lang) });
    }
  }
}
