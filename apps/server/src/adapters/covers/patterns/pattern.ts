import type { Inks } from '../colour';
import type { Generator } from '../generator';
import type { Sheet } from '../sheet';

/** Fills a sheet with a subject's picture: every choice is asked from the generator, every colour taken from the inks. */
export type Pattern = (s: Sheet, r: Generator, ink: Inks) => void;

/** Where a picture with one centre has it: off the middle only where the sheet is wide enough for that. */
export function focus(s: Sheet, r: Generator): number {
  return s.w * (s.w > s.h * 1.4 ? r.pick([0.32, 0.5, 0.68]) : 0.5);
}
