/** What was measured of one engine with one number of records. Times in milliseconds. */
export interface SpeedFigures {
  readonly name: string;
  readonly build: number;
  /** From its file, where it has one. */
  readonly start?: number;
  readonly memory: string;
  /** What else is worth telling, in words. */
  readonly notes?: readonly string[];
  /** p50, p95 and p99 by the kind of the query. */
  readonly kinds: Readonly<Record<string, readonly number[]>>;
}
