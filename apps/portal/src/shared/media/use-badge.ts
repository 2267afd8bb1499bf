import type { MediaItem } from '@mediathek/contract';
import { formatDayMonth, isStudent } from '@mediathek/domain';
import type { MediaCardProps } from '@mediathek/ui';
import { usePortal, useVisitor } from '../portal';
import { useTexts } from '../use-texts';
import { type LicenceBadge, licenceBadge, pupilBadge } from './licence-badge';

/** The badge of a medium in the viewer's words; none where there is nothing to know. */
export function useBadge(medium: MediaItem): MediaCardProps['badge'] {
  const { t, lang } = useTexts();
  const { today } = usePortal();
  const { user } = useVisitor();
  const badge = isStudent(user) ? pupilBadge(medium, today) : licenceBadge(medium, today);
  return badge && { kind: badge.kind, label: labelOf(badge) };

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
