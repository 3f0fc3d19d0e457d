import type { BayColumn } from './bay-plan';

/** What a column is called; that of jobs for which there is no bay too. */
export const columnName = ({ bay }: Pick<BayColumn, 'bay'>): string => bay?.name ?? 'No bay';
