import type { BayColumn } from './bay-plan';

/** Returns a column's title, also for the column of jobs without a bay. */
export const columnName = ({ bay }: Pick<BayColumn, 'bay'>): string => bay?.name ?? 'No bay';
