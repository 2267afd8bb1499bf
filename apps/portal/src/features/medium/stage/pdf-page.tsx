import { TextLayer } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { logProblem } from '../../../shared/log';
import type { PdfDocument } from './pdf-document';
import styles from './pdf-stage.module.css';

export interface PdfPageProps {
  readonly document: PdfDocument;
  readonly number: number;
  readonly scale: number;
  readonly label: string;
}

/** Whether something has come near the visible part; far pages of a long document are not drawn. */
function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '100% 0px' },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isNear;
}

/** One page as a picture, with its words over it: invisible, but there to be selected and read aloud. */
export function PdfPage({ document, number, scale, label }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);

  useEffect(() => {
    if (!isNear) return;
    let isGone = false;
    const stops: (() => void)[] = [];
    async function draw() {
      const page = await document.getPage(number);
      const [box, board, layer] = [frame.current, canvas.current, words.current];
      if (isGone || !box || !board || !layer) return;
      const room = (box.parentElement?.clientWidth ?? 800) - 32;
      const natural = page.getViewport({ scale: 1 });
      const fitting = Math.min(room, 900) / natural.width;
      const viewport = page.getViewport({ scale: fitting * scale });
      const sharpness = Math.min(window.devicePixelRatio || 1, 2);
      board.width = Math.floor(viewport.width * sharpness);
      board.height = Math.floor(viewport.height * sharpness);
      box.style.width = `${viewport.width}px`;
      box.style.height = `${viewport.height}px`;
      box.style.setProperty('--total-scale-factor', String(viewport.scale));
      box.style.setProperty('--scale-factor', String(viewport.scale));
      const drawing = page.render({
        canvas: board,
        viewport,
        ...(sharpness === 1 ? {} : { transform: [sharpness, 0, 0, sharpness, 0, 0] }),
      });
      stops.push(() => drawing.cancel());
      layer.replaceChildren();
      const text = new TextLayer({ textContentSource: page.streamTextContent(), container: layer, viewport });
      stops.push(() => text.cancel());
      await Promise.all([drawing.promise, text.render()]);
    }
    draw().catch((cause: unknown) => {
      // Drawing that was stopped on purpose is no failure.
      if (!isGone) logProblem(`Failed to draw page ${number}`, cause);
    });
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [document, number, scale, isNear]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a page of the document, not a part of a form
    <div ref={frame} className={styles.page} role="group" aria-label={label}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing can focus it; its words lie over it */}
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
      <div ref={words} className={styles.words} />
    </div>
  );
}
