import type { MediaCard, MediaItem } from '@mediathek/contract';
import { formatDayMonth, isStudent } from '@mediathek/domain';
import type { MediaCardProps } from '@mediathek/ui';
import { usePortal, useVisitor } from '../portal';
import { useTexts } from '../use-texts';
import { type LicenceBadge, licenceBadge, pupilBadge } from './licence-badge';

type Badge = NonNullable<MediaCardProps['badge']>;

/** The badge of a medium in the viewer's words; none where there is nothing to know. The verdict comes first where it is known. */
export function useBadge(medium: MediaItem & Partial<Pick<MediaCard, 'use'>>): Badge | undefined {
  const { t, lang } = useTexts();
  const { today } = usePortal();
  const { user } = useVisitor();
  const badge = isStudent(user) ? pupilBadge(medium, today) : licenceBadge(medium, today);
  return refusal() ?? (badge && { kind: badge.kind, label: labelOf(badge) });

  function refusal(): Badge | undefined {
    switch (medium.use?.reason) {
      case 'sign-in':
        return { kind: 'locked', label: t('media.badge.needsLogin') };
      case 'not-licensed':
        return { kind: 'locked', label: t('media.badge.notLicensed') };
      case 'expired': {
        const { until } = medium.use;
        const date = until && formatDayMonth(until, lang);
        return { kind: 'ended', label: date ? t('media.badge.endedOn', { date }) : t('media.badge.ended') };
      }
      default:
        return undefined;
    }
  }

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
