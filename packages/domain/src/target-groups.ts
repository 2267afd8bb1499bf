/** A group of people a medium is made for; a range narrows it to school years, or to ages in youth education. */
export interface TargetGroup {
  readonly code: string;
  readonly from?: number;
  readonly to?: number;
}

/** A target group is a code, and A(5-10) or A(7) name the school years. */
export function parseTargetGroup(text: string): TargetGroup | undefined {
  const [, code, first, last = first] =
    /^\s*([A-Z]{1,3})\s*(?:\(\s*(\d{1,2})\s*(?:[-–]\s*(\d{1,2})\s*)?\))?\s*$/i.exec(text) ?? [];
  if (!code) return undefined;
  if (first === undefined) return { code: code.toUpperCase() };
  const [from, to] = [Number(first), Number(last)];
  return { code: code.toUpperCase(), from: Math.min(from, to), to: Math.max(from, to) };
}

/** Several target groups may stand in one text, divided by comma, semicolon, slash or bar. */
export function parseTargetGroups(texts: string | readonly string[]): TargetGroup[] {
  const parts = typeof texts === 'string' ? texts.split(/[,;/|]/) : texts;
  return parts.map(parseTargetGroup).filter((group) => group !== undefined);
}

/** A target group is written as its code, with the school years in brackets where it is narrowed. */
export function formatTargetGroup({ code, from, to }: TargetGroup): string {
  if (from === undefined || to === undefined) return code;
  return from === to ? `${code}(${from})` : `${code}(${from}-${to})`;
}

/** Two target groups overlap when they are the same and share a school year; without years a group means all of them. */
export function targetGroupsOverlap(one: TargetGroup, other: TargetGroup): boolean {
  if (one.code !== other.code) return false;
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = one;
  return from <= (other.to ?? Number.POSITIVE_INFINITY) && (other.from ?? Number.NEGATIVE_INFINITY) <= to;
}
