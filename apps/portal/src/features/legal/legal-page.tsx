import type { PageProps } from '../../shared/page';
import { usePortalState } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { ContactPage } from './contact-page';
import { LongText } from './long-text';

/** The pages in which an operator says who they are and what they do. */
type LegalRoute = 'imprint' | 'privacy' | 'terms' | 'contact' | 'accessibility';

export function LegalPage({ name }: Pick<PageProps<LegalRoute>, 'name'>) {
  switch (name) {
    case 'imprint':
      return <ImprintPage />;
    case 'privacy':
      return <PrivacyPage />;
    case 'terms':
      return <TermsPage />;
    case 'contact':
      return <ContactPage />;
    case 'accessibility':
      return <AccessibilityPage />;
  }
}

function ImprintPage() {
  const { t } = useTexts();
  return <LongText texts={t('legal.imprint', { returnObjects: true })} />;
}

function TermsPage() {
  const { t } = useTexts();
  return <LongText texts={t('legal.terms', { returnObjects: true })} />;
}

function AccessibilityPage() {
  const { t } = useTexts();
  return <LongText texts={t('legal.accessibility', { returnObjects: true })} />;
}

/** Says what the deployment really does: usage figures are mentioned as counted only where they are switched on. */
function PrivacyPage() {
  const { t } = useTexts();
  const { config } = usePortalState();
  const counts = config !== false && config.ShowAnalytics;
  return <LongText texts={t('legal.privacy', { returnObjects: true })} leftOut={[counts ? 'usageOff' : 'usageOn']} />;
}
