import type { MediaDetail, MediaFile } from '@mediathek/contract';
import { IconButton, mediaIcons, ZoomViewer } from '@mediathek/ui';
import { useRef } from 'react';
import { useTexts } from '../../../shared/use-texts';
import { useFullScreen } from '../player/use-full-screen';
import { useSteadyLink } from './use-steady-link';
import styles from './viewer-stage.module.css';

export interface FileStageProps {
  readonly medium: MediaDetail;
  readonly file: MediaFile;
  readonly renew: (role: MediaFile['role']) => Promise<readonly MediaFile[]>;
}

/** A picture that can be looked at closely. */
export function ImageStage({ medium, file, renew }: FileStageProps) {
  const { t } = useTexts();
  const link = useSteadyLink(file, renew);
  const frame = useRef<HTMLDivElement>(null);
  const screen = useFullScreen(frame);
  return (
    <div ref={frame} className={styles.stage}>
      <ZoomViewer
        src={link.href}
        alt={medium.fn_titel}
        labels={{
          zoomIn: t('medium.image.zoomIn'),
          zoomOut: t('medium.image.zoomOut'),
          whole: t('medium.image.whole'),
          frame: t('medium.image.frame'),
        }}
        scaleText={(scale) => t('medium.image.scale', { percent: Math.round(scale * 100) })}
        onError={link.renewOnce}
        tools={
          <IconButton
            className={styles.tool}
            icon={screen.isFull ? mediaIcons.leaveFullScreen : mediaIcons.fullScreen}
            label={screen.isFull ? t('medium.image.leaveFullScreen') : t('medium.image.fullScreen')}
            tooltipSide="above"
            tooltipAlign="end"
            onClick={screen.toggle}
          />
        }
      />
    </div>
  );
}
