import type { MediaDetail } from '@mediathek/contract';
import { linkTo } from '@mediathek/domain';
import { Button } from '@mediathek/ui';
import { formatTime } from '../../../shared/media/format-time';
import { useTexts } from '../../../shared/use-texts';
import styles from './clips.module.css';

/** From which film a clip comes, and the way to the whole of it. */
export function ClipSource({ clip }: { readonly clip: NonNullable<MediaDetail['clip']> }) {
  const { t } = useTexts();
  return (
    <div className={styles.source}>
      <p>
        {t('medium.clips.of')} <strong>{clip.sourceTitle}</strong>
        {' · '}
        {t('medium.clips.range', { start: formatTime(clip.start), end: formatTime(clip.end) })}
      </p>
      <Button look="plain" iconEnd="arrow-right" href={linkTo('media', { id: clip.source })}>
        {t('medium.clips.whole')}
      </Button>
    </div>
  );
}
