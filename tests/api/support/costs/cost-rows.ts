import { sumOf } from '../../../support/count-documents.ts';
import type { liveThroughSale, SaleStep } from './live-through-sale.ts';

/** A row of the table of what a sale costs. */
interface CostRow {
  step: string;
  reads: number;
  writes: number;
  deletions: number;
}

const rowOf = ({ step, reads, writes, deletes }: SaleStep): CostRow => ({
  step,
  reads: sumOf(reads),
  writes: sumOf(writes),
  deletions: sumOf(deletes),
});

/** Returns what a sale costs: its steps, their sum, and what it shares with others. */
export function costRows({ ofSale, closing }: Awaited<ReturnType<typeof liveThroughSale>>) {
  const rows = ofSale.map(rowOf);
  const total = (field: Exclude<keyof CostRow, 'step'>) =>
    rows.reduce((sum, row) => sum + row[field], 0);
  const sum: CostRow = {
    step: 'a whole sale',
    reads: total('reads'),
    writes: total('writes'),
    deletions: total('deletions'),
  };
  return { sum, rows: [...rows, sum, ...closing.map(rowOf)] };
}
