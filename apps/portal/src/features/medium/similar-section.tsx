import type { MediaDetail } from '@mediathek/contract';
import { CardGrid, SectionHead } from '@mediathek/ui';
import { useId } from 'react';
import { MediumTile } from '../../shared/media/medium-tile';
import { useTexts } from '../../shared/use-texts';
import styles from './medium-page.module.css';
import { useSimilar } from './queries';

const most = 4;

/** What goes with the medium; absent where there is nothing, and in the publisher's variant. */
export function SimilarSection({ medium, isWanted }: { readonly medium: MediaDetail; readonly isWanted: boolean }) {
  const { t } = useTexts();
  const titleId = useId();
  // What a package bundles stands on its page already.
  const shown = new Set(medium.parts.map(({ identifier }) => identifier));
  const similar = useSimilar(medium.identifier, isWanted)
    .filter(({ identifier }) => !shown.has(identifier))
    .slice(0, most);
  if (similar.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby={titleId}>
      <SectionHead id={titleId} title={t('medium.similar.title')} />
      <CardGrid shape="scroll" className={styles.row}>
        {similar.map((one) => (
          <MediumTile key={one.identifier} medium={one} />
        ))}
      </CardGrid>
    </section>
  );
}
