import type { BayColumn, ColumnWithoutBay } from './bay-plan';

const namesWithoutBay: Record<ColumnWithoutBay, string> = {
  missing: 'No bay',
  former: 'Former bay',
};

/** Returns a column's title, also for the columns of jobs without a bay. */
export const columnName = ({ bay, without }: Pick<BayColumn, 'bay' | 'without'>): string =>
  bay?.name ?? (without ? namesWithoutBay[without] : '');

/** Returns a key that is unique among the columns of a day. */
export const columnKey = ({ bay, without }: Pick<BayColumn, 'bay' | 'without'>): string =>
  bay?._id ?? `without:${without}`;
