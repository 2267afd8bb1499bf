import type { MarkedText as Marked } from '@mediathek/contract';
import { Fragment } from 'react';
import { markedParts } from './marked-parts';

/** A text with the words marked that were searched for. */
export function MarkedText({ marked }: { readonly marked: Marked }) {
  return markedParts(marked).map(({ text, isHit, start }) =>
    isHit ? <mark key={start}>{text}</mark> : <Fragment key={start}>{text}</Fragment>,
  );
}
