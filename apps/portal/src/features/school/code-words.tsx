import type { LicenceCode } from '@mediathek/contract';
import { formatDate } from '@mediathek/domain';
import { Badge, type BadgeKind } from '@mediathek/ui';
import { useTexts } from '../../shared/use-texts';

const badges: Readonly<Record<LicenceCode['state'], BadgeKind>> = {
  active: 'open',
  'ends-soon': 'ends-soon',
  'used-up': 'few',
  undated: 'locked',
  expired: 'ended',
};

/** How a code stands, in a word. */
export function CodeState({ code: { state, daysLeft } }: { readonly code: Pick<LicenceCode, 'state' | 'daysLeft'> }) {
  const { t } = useTexts();
  const remaining =
    daysLeft === null ? '' : daysLeft === 0 ? t('school.endsToday') : t('school.daysLeft', { count: daysLeft });
  return <Badge kind={badges[state]}>{state === 'ends-soon' ? remaining : t(`school.states.${state}`)}</Badge>;
}

/** The last day of a code. */
export function CodeEnd({ code: { isUnlimited, validTo } }: { readonly code: LicenceCode }) {
  const { t, lang } = useTexts();
  if (isUnlimited) return t('school.unlimited');
  return validTo ? <time dateTime={validTo}>{formatDate(validTo, lang, 'short')}</time> : t('school.noDate');
}
