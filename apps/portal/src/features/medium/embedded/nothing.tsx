import { EmptyState, Section, Wrap } from '@mediathek/ui';
import { useTexts } from '../../../shared/use-texts';

/** Nobody came from a course, or its time is over. */
export function Nothing() {
  const { t } = useTexts();
  return (
    <Section>
      <Wrap>
        <EmptyState headingLevel={1} title={t('lti.nothing.title')}>
          {t('lti.nothing.text')}
        </EmptyState>
      </Wrap>
    </Section>
  );
}
