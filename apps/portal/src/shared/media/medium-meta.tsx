import type { MediaItem } from '@mediathek/contract';
import { useTexts } from '../use-texts';
import { audienceBeside, subjectName } from './medium-facts';
import styles from './medium-meta.module.css';

export interface MediumMetaProps {
  readonly medium: MediaItem;
  /** A short field that the operator chose, after the subject. */
  readonly extra?: string | undefined;
  /** Last in the line, such as the producer. */
  readonly end?: string | undefined;
}

/** One line about a medium: subject, whom it is for, and what else is worth a word. */
export function MediumMeta({ medium, extra, end }: MediumMetaProps) {
  const { t, lang } = useTexts();
  const subject = subjectName(medium, lang);
  const audience = audienceBeside(subject, medium, lang);
  const isFirst = !subject && !extra;
  return (
    <>
      {[subject, extra].filter(Boolean).join(' · ')}
      {audience && (
        <>
          {!isFirst && ' · '}
          <span className={styles.unbroken}>
            {audience.kind === 'group' && audience.name}
            {audience.kind === 'years' &&
              (audience.from === audience.to
                ? t('media.grade', { grade: audience.from })
                : t('media.grades', { from: audience.from, to: audience.to }))}
          </span>
        </>
      )}
      {end && (
        <span className={styles.end}>
          {!(isFirst && !audience) && ' · '}
          {end}
        </span>
      )}
    </>
  );
}
