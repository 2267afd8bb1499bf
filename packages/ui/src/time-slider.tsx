import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import styles from './time-slider.module.css';

export interface TimeSliderProps {
  label: string;
  /** Where it stands, in seconds, between `min` and `max`. */
  value: number;
  min?: number | undefined;
  max: number;
  /** How far the medium has been loaded. */
  loaded?: number | undefined;
  /** Where chapters begin; each shows as a gap. */
  marks?: readonly number[] | undefined;
  /** The place in words, for the ear. */
  valueText: string;
  /** A place in few words, shown above the pointer. */
  describe: (value: number) => string;
  onSeek: (value: number) => void;
  className?: string | undefined;
}

/** Arrow keys go this many seconds. */
const arrowStep = 5;

/** Where the keys of a slider lead: arrows a few seconds, page keys to the next or last mark, home and end to the ends. */
export function timeSliderTarget(
  key: string,
  { value, min, max, marks }: { value: number; min: number; max: number; marks: readonly number[] },
): number | undefined {
  const big = (max - min) / 10;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(max, value + arrowStep);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(min, value - arrowStep);
    case 'PageUp':
      return marks.find((mark) => mark > value + 0.5) ?? Math.min(max, value + big);
    case 'PageDown':
      return marks.findLast((mark) => mark < value - 1) ?? Math.max(min, value - big);
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return undefined;
  }
}

/** The time bar of a film: a native slider under a drawn track, so that every device knows how to use it. */
export function TimeSlider(props: TimeSliderProps) {
  const { label, value, min = 0, max, loaded = 0, marks = [], valueText, describe, onSeek, className } = props;
  const root = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number>();
  const share = (place: number) => (max > min ? Math.min(1, Math.max(0, (place - min) / (max - min))) : 0);

  // Widths are set in the document's own way: the content security policy refuses style attributes.
  const [played, ready] = [share(value), share(loaded)];
  useEffect(() => {
    root.current?.style.setProperty('--played', String(played));
    root.current?.style.setProperty('--loaded', String(ready));
  }, [played, ready]);

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const target = timeSliderTarget(event.key, { value, min, max, marks });
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onSeek(target);
  }
  function handlePointer(event: PointerEvent<HTMLDivElement>) {
    if (event.pointerType === 'touch') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.min(1, Math.max(0, (event.clientX - left) / (width || 1)));
    root.current?.style.setProperty('--hovered', String(at));
    setHovered(min + at * (max - min));
  }

  return (
    <div
      ref={root}
      className={classNames(styles.slider, className)}
      onPointerMove={handlePointer}
      onPointerLeave={() => setHovered(undefined)}
    >
      <span className={styles.track}>
        <span className={styles.loaded} />
        <span className={styles.played} />
        {marks.map((mark) => (share(mark) > 0 ? <Gap key={mark} at={share(mark)} /> : null))}
      </span>
      <span className={styles.handle} />
      <input
        className={styles.input}
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step="any"
        value={Math.min(max, Math.max(min, value))}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onSeek(Number(event.currentTarget.value))}
        onKeyDown={handleKey}
      />
      {hovered !== undefined && (
        <span className={styles.bubble} aria-hidden="true">
          {describe(hovered)}
        </span>
      )}
    </div>
  );
}

function Gap({ at }: { at: number }) {
  const gap = useRef<HTMLSpanElement>(null);
  useEffect(() => gap.current?.style.setProperty('--at', String(at)), [at]);
  return <span ref={gap} className={styles.gap} />;
}
