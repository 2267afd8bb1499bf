import type { TFunction } from 'i18next';
import type { Portal } from '../../shared/portal';
import type { MediumProps } from './medium-context';
import { MediumPage } from './medium-page';
import { isGone, knownMedium, prefetchMedium } from './queries';

/** One page for all addresses that lead to a medium. */
export const mediumPage = {
  Page: MediumPage,
  prefetch: prefetchMedium,
  status: (portal: Portal, props: MediumProps) => (isGone(portal, props) ? 404 : undefined),
  title: (portal: Portal, props: MediumProps, t: TFunction) =>
    isGone(portal, props) ? t('medium.gone.tab') : knownMedium(portal, props)?.fn_titel,
};
