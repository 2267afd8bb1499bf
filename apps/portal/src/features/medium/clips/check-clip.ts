import { parseTime } from '../../../shared/media/format-time';

export interface ClipForm {
  readonly title: string;
  readonly start: string;
  readonly end: string;
}

export type ClipError = 'title' | 'start' | 'end' | 'order' | 'beyond';

export type CheckedClip =
  | { readonly kind: 'ready'; readonly clip: { readonly title: string; readonly start: number; readonly end: number } }
  | { readonly kind: 'wrong'; readonly errors: Readonly<Partial<Record<keyof ClipForm, ClipError>>> };

/** A clip needs a title, and an end that lies at least a second after its start and within the film. */
export function checkClip(form: ClipForm, duration: number): CheckedClip {
  const [start, end, title] = [parseTime(form.start), parseTime(form.end), form.title.trim()];
  const errors: { -readonly [Name in keyof ClipForm]?: ClipError } = {};
  if (title === '') errors.title = 'title';
  if (start === undefined) errors.start = 'start';
  if (end === undefined) errors.end = 'end';
  else if (start !== undefined && end - start < 1) errors.end = 'order';
  // Times are typed in whole seconds, so the last one may lie a little behind the end.
  else if (duration > 0 && end > duration + 1) errors.end = 'beyond';
  if (start === undefined || end === undefined || Object.keys(errors).length > 0) return { kind: 'wrong', errors };
  return { kind: 'ready', clip: { title, start, end: duration > 0 ? Math.min(end, duration) : end } };
}
