import GripVertical from 'lucide-react/icons/grip-vertical';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './sortable-list.module.css';
import { beforePlace, moved, placeAt } from './sortable-order';
import { VisuallyHidden } from './visually-hidden';

export interface SortableEntry {
  readonly id: string;
}

/** What is said while something moves; places begin at 1. */
export interface SortableTexts<Entry extends SortableEntry> {
  /** Names the grip of one entry. */
  grip: (entry: Entry) => string;
  lifted: (entry: Entry, place: number, count: number) => string;
  moved: (entry: Entry, place: number, count: number) => string;
  dropped: (entry: Entry, place: number, count: number) => string;
  cancelled: (entry: Entry) => string;
}

export interface SortableListProps<Entry extends SortableEntry> {
  label: string;
  entries: readonly Entry[];
  texts: SortableTexts<Entry>;
  /** An entry was put down behind another one; `null` is the first place. */
  onMove: (id: string, after: string | null) => void;
  /** Nobody may change the order: no grips. */
  fixed?: boolean | undefined;
  className?: string | undefined;
  itemClassName?: string | undefined;
  /** Draws one entry; the grip is put wherever it belongs. */
  children: (entry: Entry, parts: { grip: ReactNode; place: number; isLifted: boolean }) => ReactNode;
}

interface Lifted {
  readonly id: string;
  readonly place: number;
  readonly byPointer: boolean;
}

const pointerEvents = ['pointermove', 'pointerup', 'pointercancel'] as const;
const edge = 72;
const step = 14;

/** A long list moves on while something is held at the edge of the window. */
function scrollAtEdge(y: number): void {
  if (y < edge) window.scrollBy(0, -step);
  else if (y > window.innerHeight - edge) window.scrollBy(0, step);
}

/**
 * A list whose order is changed by dragging with mouse or finger, and by keyboard: space lifts, arrows move, space puts
 * down, Escape puts back. What happens is said aloud.
 */
export function SortableList<Entry extends SortableEntry>(props: SortableListProps<Entry>) {
  const { label, entries, texts, onMove, fixed = false, className, itemClassName, children } = props;
  const [lifted, setLifted] = useState<Lifted>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const ids = entries.map(({ id }) => id);
  const isThere = lifted !== undefined && ids.includes(lifted.id);
  const order = isThere ? moved(ids, lifted.id, lifted.place) : ids;
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const count = entries.length;

  function lift(entry: Entry, byPointer: boolean) {
    const place = ids.indexOf(entry.id);
    setLifted({ id: entry.id, place, byPointer });
    setSaid(texts.lifted(entry, place + 1, count));
  }
  function moveTo(entry: Entry, place: number) {
    if (!lifted || place < 0 || place >= count || place === lifted.place) return;
    setLifted({ ...lifted, place });
    setSaid(texts.moved(entry, place + 1, count));
  }
  function drop(entry: Entry) {
    if (!lifted) return;
    setLifted(undefined);
    setSaid(texts.dropped(entry, lifted.place + 1, count));
    if (ids.indexOf(entry.id) !== lifted.place) onMove(entry.id, beforePlace(ids, entry.id, lifted.place));
  }
  function putBack(entry: Entry) {
    if (!lifted) return;
    setLifted(undefined);
    setSaid(texts.cancelled(entry));
  }

  function actionFor(key: string, entry: Entry): (() => void) | undefined {
    if (key === ' ' || key === 'Enter') return () => (lifted?.id === entry.id ? drop(entry) : lift(entry, false));
    if (lifted?.id !== entry.id) return undefined;
    if (key === 'Escape') return () => putBack(entry);
    const place = { ArrowUp: lifted.place - 1, ArrowDown: lifted.place + 1, Home: 0, End: count - 1 }[key];
    return place === undefined ? undefined : () => moveTo(entry, place);
  }
  function handleKey(event: KeyboardEvent, entry: Entry) {
    const act = actionFor(event.key, entry);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  function followPointer(event: globalThis.PointerEvent) {
    const entry = lifted && known.get(lifted.id);
    if (!entry || !list.current) return;
    if (event.type === 'pointerup') return drop(entry);
    if (event.type === 'pointercancel') return putBack(entry);
    scrollAtEdge(event.clientY);
    const edges = [...list.current.children].map((child) => child.getBoundingClientRect());
    moveTo(entry, placeAt(event.clientY, edges, lifted.place));
  }
  // Heard on the whole window: an entry that changes its place in the page loses hold of the pointer.
  const latest = useRef(followPointer);
  useEffect(() => {
    latest.current = followPointer;
  });
  const isDragging = lifted?.byPointer === true;
  useEffect(() => {
    if (!isDragging) return;
    const follow = (event: globalThis.PointerEvent) => latest.current(event);
    for (const type of pointerEvents) window.addEventListener(type, follow);
    return () => {
      for (const type of pointerEvents) window.removeEventListener(type, follow);
    };
  }, [isDragging]);

  const gripOf = (entry: Entry) =>
    fixed ? null : (
      <button
        type="button"
        className={styles.grip}
        aria-label={texts.grip(entry)}
        aria-pressed={lifted?.id === entry.id}
        onKeyDown={(event) => handleKey(event, entry)}
        onPointerDown={(event) => {
          if (event.button === 0) lift(entry, true);
        }}
        onBlur={() => lifted?.id === entry.id && !lifted.byPointer && drop(entry)}
      >
        <Icon name={GripVertical} />
      </button>
    );

  return (
    <>
      <ol ref={list} className={classNames(styles.list, className)} aria-label={label}>
        {order.map((id, index) => {
          const entry = known.get(id);
          if (!entry) return null;
          const isLifted = lifted?.id === id;
          return (
            <li key={id} className={classNames(styles.item, itemClassName, isLifted && styles.lifted)}>
              {children(entry, { grip: gripOf(entry), place: index + 1, isLifted })}
            </li>
          );
        })}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
