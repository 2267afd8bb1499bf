import { defaultFrontendConfig } from '@mediathek/domain';
import { usePortalState } from './portal';

const known = ['de', 'en'] as const;
export type Language = (typeof known)[number];

/** The languages the deployment offers and the portal can write. */
export function useLanguages(): readonly Language[] {
  const { config } = usePortalState();
  const offered = (config || defaultFrontendConfig).Locales;
  return known.filter((lang) => offered.includes(lang));
}
