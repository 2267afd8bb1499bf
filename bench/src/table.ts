/** One thing that was measured, beside what it may be. */
export interface Figure {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  /** Absent where nothing was promised. */
  readonly budget?: { readonly most: number } | { readonly least: number };
  /** What stands beside it, such as the same measurement of something simpler. */
  readonly remark?: string;
}

const digits = (value: number) => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
const number = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: digits(value) });

function judge({ measured, budget }: Figure): readonly [string, string, string] {
  if (!budget) return ['', '', ''];
  const isMost = 'most' in budget;
  const limit = isMost ? budget.most : budget.least;
  const isKept = isMost ? measured <= limit : measured >= limit;
  const ratio = limit === 0 ? '' : `${(measured / limit).toFixed(2)}x`;
  return [`${isMost ? '<=' : '>='} ${number(limit)}`, ratio, isKept ? 'ok' : isMost ? 'OVER' : 'UNDER'];
}

/** Prints figures as a table: the budget, what was measured, its ratio to the budget, and whether it was kept. */
export function printTable(title: string, figures: readonly Figure[]): void {
  const head = ['', 'budget', 'measured', '', 'of budget', '', ''];
  const rows = figures.map((figure) => {
    const [budget, ratio, verdict] = judge(figure);
    return [figure.what, budget, number(figure.measured), figure.unit, ratio, verdict, figure.remark ?? ''];
  });
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const isRight = (column: number) => column === 1 || column === 2 || column === 4;
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (isRight(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  console.log(`\n${title}\n${line(head)}\n${rows.map(line).join('\n')}`);
}
