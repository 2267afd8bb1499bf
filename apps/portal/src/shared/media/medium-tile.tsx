import type { MediaItem } from '@mediathek/contract';
import { cardTexts, defaultFrontendConfig, formOf, isTeacher } from '@mediathek/domain';
import { MediaCard, type MediaCardProps } from '@mediathek/ui';
import type { ReactNode } from 'react';
import { AddToListButton } from '../list-adding/add-to-list-button';
import { useVisitor } from '../portal';
import { useTexts } from '../use-texts';
import { formIcons } from './medium-facts';
import { mediumHref } from './medium-links';
import { MediumMeta } from './medium-meta';
import { useBadge } from './use-badge';

export interface MediumTileProps {
  readonly medium: MediaItem;
  readonly size?: MediaCardProps['size'];
  /** The second at which it goes on. */
  readonly startAt?: number | undefined;
  /** Everything around it is open to all as well, so that goes without saying. */
  readonly isOpenNormal?: boolean;
  /** A button beside the one for lists. */
  readonly action?: ReactNode;
}

/** A medium as a card, titled as the operator wishes. */
export function MediumTile({ medium, size, startAt, isOpenNormal = false, action }: MediumTileProps) {
  const { t } = useTexts();
  const visitor = useVisitor();
  const form = formOf(medium);
  const { cards } = visitor.config || defaultFrontendConfig;
  const { title, subtitle } = cardTexts(medium, cards);
  const badge = useBadge(medium);
  return (
    <MediaCard
      href={mediumHref(medium.identifier, visitor, startAt)}
      title={title}
      coverSrc={medium.cover}
      typeIcon={formIcons[form]}
      typeLabel={t(`media.forms.${form}`)}
      duration={medium.duration === null ? undefined : t('media.minutes', { count: medium.duration })}
      meta={<MediumMeta medium={medium} extra={shortSubtitle(medium, cards)} />}
      lead={subtitle}
      badge={isOpenNormal && badge?.kind === 'open' ? undefined : badge}
      size={size}
      action={
        (isTeacher(visitor.user) || action) && (
          <>
            {isTeacher(visitor.user) && <AddToListButton thing={{ identifier: medium.identifier }} title={title} />}
            {action}
          </>
        )
      }
    />
  );
}

/** Texts have room on the large card only; a short field that the operator chose instead fits every card. */
function shortSubtitle(medium: MediaItem, cards: Parameters<typeof cardTexts>[1]): string {
  const isText = cards.subtitle_field === 'fn_kurztext' || cards.subtitle_field === 'fn_text';
  return isText ? '' : cardTexts(medium, cards).subtitle;
}
