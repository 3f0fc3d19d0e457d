/** The goal of a figure, in its own unit. */
export type Goal = { atMost: number } | { atLeast: number };

/** Something that was measured. */
export interface Figure {
  /** A row of the table: 'total blocking time, ms'. */
  what: string;
  /** A column of the table: '/services'. */
  of: string;
  value: number;
  goal?: Goal;
}

export const isMet = (value: number, goal: Goal): boolean =>
  'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;

/** At most two decimals, and only where they tell something. */
const inDigits = (value: number): string =>
  String(Number(value.toFixed(Math.abs(value) >= 10 ? 0 : 2)));

/** '1.4 (<= 1.3: missed)' */
export function describeFigure({ value, goal }: Figure): string {
  const measured = inDigits(value);
  if (!goal) return measured;
  const wanted = 'atMost' in goal ? `<= ${goal.atMost}` : `>= ${goal.atLeast}`;
  return `${measured} (${wanted}: ${isMet(value, goal) ? 'met' : 'missed'})`;
}

/** A table with a row for each thing measured, and a column for each of which it was. */
export function tableOf(figures: readonly Figure[]): Record<string, string>[] {
  const rows = Map.groupBy(figures, ({ what }) => what);
  return [...rows].map(([what, row]) => ({
    what,
    ...Object.fromEntries(row.map((figure) => [figure.of, describeFigure(figure)])),
  }));
}

/** The middle one; the upper of two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
