import type { MediaDetail } from '@mediathek/contract';
import { Button, mediaIcons, SectionHead } from '@mediathek/ui';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../../../shared/use-texts';
import type { Player } from '../player/create-player';
import { ClipEditor } from './clip-editor';
import { ClipList } from './clip-list';
import styles from './clips.module.css';

/** The pieces of a film that a teacher keeps, and the way to keep another one. */
export function ClipSection({ medium, player }: { readonly medium: MediaDetail; readonly player: Player }) {
  const { t } = useTexts();
  const titleId = useId();
  const [isCutting, setIsCutting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setIsCutting(false);
    // The editor had the focus; without this it would fall to the top of the page.
    requestAnimationFrame(() => opener.current?.focus());
  }
  return (
    <section aria-labelledby={titleId}>
      <SectionHead id={titleId} title={t('medium.clips.title')} />
      <div className={styles.section}>
        {medium.clips.length === 0 && !isCutting && <p className={styles.intro}>{t('medium.clips.intro')}</p>}
        <ClipList medium={medium} player={player} />
        {isCutting ? (
          <ClipEditor medium={medium} player={player} onClose={close} />
        ) : (
          <Button ref={opener} look="plain" icon={mediaIcons.cut} onClick={() => setIsCutting(true)}>
            {t('medium.clips.cut')}
          </Button>
        )}
      </div>
    </section>
  );
}
