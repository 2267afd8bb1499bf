import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { IconButton } from './icon-button';
import { mediaIcons } from './media-icons';
import { useZoom } from './use-zoom';
import styles from './zoom-viewer.module.css';

export interface ZoomViewerProps {
  src: string;
  alt: string;
  labels: { zoomIn: string; zoomOut: string; whole: string; frame: string };
  /** How large it is shown, such as "150 %". */
  scaleText: (scale: number) => string;
  onError?: (() => void) | undefined;
  /** Further tools at the end of the bar. */
  tools?: ReactNode;
}

const keyStep = 60;
const factor = 1.5;

/** A picture on the dark stage that can be looked at closely: with buttons, wheel, fingers, pointer and keys. */
export function ZoomViewer({ src, alt, labels, scaleText, onError, tools }: ZoomViewerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const zoom = useZoom(frame, image);

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const move = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (event.key === '+' || event.key === '=') zoom.by(factor);
    else if (event.key === '-') zoom.by(1 / factor);
    else if (event.key === '0') zoom.reset();
    else if (move && zoom.scale > 1) zoom.move({ x: (move[0] ?? 0) * keyStep, y: (move[1] ?? 0) * keyStep });
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.viewer} data-fills-screen="">
      <div className={styles.place}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group that can be moved around in by keyboard, not a fieldset */}
        <div
          ref={frame}
          role="group"
          aria-label={labels.frame}
          className={styles.frame}
          data-zoomed={zoom.scale > 1 || undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          onKeyDown={handleKey}
          onDoubleClick={zoom.toggleAt}
          {...zoom.pointerHandlers}
        >
          <img ref={image} className={styles.image} src={src} alt={alt} draggable={false} onError={onError} />
        </div>
      </div>
      <div className={styles.bar}>
        <IconButton
          className={styles.tool}
          icon={mediaIcons.zoomOut}
          label={labels.zoomOut}
          tooltipSide="above"
          tooltipAlign="start"
          onClick={() => zoom.by(1 / factor)}
        />
        <output className={styles.scale}>{scaleText(zoom.scale)}</output>
        <IconButton
          className={styles.tool}
          icon={mediaIcons.zoomIn}
          label={labels.zoomIn}
          tooltipSide="above"
          onClick={() => zoom.by(factor)}
        />
        <button type="button" className={styles.word} onClick={zoom.reset}>
          {labels.whole}
        </button>
        <span className={styles.tools}>{tools}</span>
      </div>
    </div>
  );
}
