import type { MediaDetail } from '@mediathek/contract';
import { CardGrid, SectionHead } from '@mediathek/ui';
import { useId } from 'react';
import { MediumTile } from '../../shared/media/medium-tile';
import { useTexts } from '../../shared/use-texts';

/** What a package bundles, as cards. */
export function PartsSection({ medium: { parts } }: { readonly medium: Pick<MediaDetail, 'parts'> }) {
  const { t } = useTexts();
  const titleId = useId();
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={t('medium.parts.title')}
        aside={t('medium.parts.count', { count: parts.length })}
      />
      <CardGrid shape="three">
        {parts.map((part) => (
          <MediumTile key={part.identifier} medium={part} />
        ))}
      </CardGrid>
    </section>
  );
}
