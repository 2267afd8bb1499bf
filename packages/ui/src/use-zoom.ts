import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { moveBy, type Size, wholeView, type ZoomView, zoomAt } from './zoom-view';

interface Point {
  readonly x: number;
  readonly y: number;
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Keeps what part of a picture is seen, and lets pointer, fingers and wheel change it. */
export function useZoom(frame: RefObject<HTMLElement | null>, picture: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<ZoomView>(wholeView);
  const fingers = useRef(new Map<number, Point>());
  const isZoomed = view.scale > 1;

  const size = (): Size => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 });
  /** Counted from the middle of the frame. */
  function pointOf(event: { clientX: number; clientY: number }): Point {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
  }
  const zoom = (factor: number, point: Point = { x: 0, y: 0 }) => setView((now) => zoomAt(now, factor, point, size()));

  // A transform in a style attribute would be refused by the content security policy; the document's own way is not.
  useEffect(() => {
    picture.current?.style.setProperty('transform', `translate(${view.x}px, ${view.y}px) scale(${view.scale})`);
  }, [view, picture]);

  // The wheel scrolls the page unless the picture is being looked at; only then the event may be taken, hence not passive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener reads the refs when it runs
  useEffect(() => {
    const element = frame.current;
    function handleWheel(event: WheelEvent) {
      const isMeant = event.ctrlKey || isZoomed || element?.contains(document.activeElement);
      if (!isMeant) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 400), pointOf(event));
    }
    element?.addEventListener('wheel', handleWheel, { passive: false });
    return () => element?.removeEventListener('wheel', handleWheel);
  }, [isZoomed]);

  function handleMove(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) zoom(distance(now, other) / (distance(before, other) || 1), between(now, other));
    else if (isZoomed) setView((seen) => moveBy(seen, { x: now.x - before.x, y: now.y - before.y }, size()));
  }
  function handleDown(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event));
  }
  const handleUp = (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId);

  return {
    scale: view.scale,
    by: (factor: number) => zoom(factor),
    move: (by: Point) => setView((now) => moveBy(now, by, size())),
    reset: () => setView(wholeView),
    toggleAt: (event: MouseEvent) => (isZoomed ? setView(wholeView) : zoom(2.5, pointOf(event))),
    pointerHandlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: handleUp,
    },
  };
}
