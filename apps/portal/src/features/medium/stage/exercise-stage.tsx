import type { MediaDetail, MediaFile } from '@mediathek/contract';
import { useState } from 'react';
import { useTexts } from '../../../shared/use-texts';
import styles from './viewer-stage.module.css';

/**
 * An exercise in a frame of its own: it may run scripts but has no origin, so it reaches neither the person's session nor
 * anything else of the portal. Its link is kept, because another one would throw away what was answered.
 */
export function ExerciseStage({ medium, file }: { readonly medium: MediaDetail; readonly file: MediaFile }) {
  const { t, voiced } = useTexts();
  const [href] = useState(file.href);
  return (
    <div className={styles.stage}>
      <iframe
        className={styles.frame}
        src={href}
        sandbox="allow-scripts"
        title={t('medium.exercise.frame', { title: medium.fn_titel })}
      />
      <p className={styles.remark}>{voiced('medium.exercise.text')}</p>
    </div>
  );
}
