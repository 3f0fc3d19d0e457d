import type { Closing, StoredPeriod } from './closing.ts';
import { addFigures, noFigures, type SummedReceipt, sumReceipts } from './sum-receipts.ts';

type TillPeriod = Omit<StoredPeriod, '_id' | 'createdAt'>;

export const periodAfter = ({ toReceipt }: Pick<Closing, 'toReceipt'>): TillPeriod => ({
  afterReceipt: toReceipt,
  toReceipt,
  figures: noFigures,
  cashMovements: [],
});

/**
 * Adds receipts that get the next numbers to the open period.
 * @param lastNumber the last number that was given before
 * @returns null if the period does not reach up to that number, because its sums are missing or incomplete. Whoever
 * looks at the till next sums its receipts.
 */
export function withReceipts(
  stored: StoredPeriod | undefined,
  receipts: readonly SummedReceipt[],
  lastNumber: number,
): TillPeriod | null {
  const isFirst = !stored && lastNumber === 0;
  const period = isFirst ? periodAfter({ toReceipt: 0 }) : stored;
  if (period?.toReceipt !== lastNumber) return null;
  return {
    afterReceipt: period.afterReceipt,
    toReceipt: lastNumber + receipts.length,
    figures: addFigures(period.figures, sumReceipts(receipts)),
    cashMovements: period.cashMovements,
  };
}

/** Returns the period of a reopened closing, extended by the money received and refunded since. */
export const reopenedPeriod = (
  {
    afterReceipt,
    figures,
    cashMovements = [],
  }: Pick<Closing, 'afterReceipt' | 'figures' | 'cashMovements'>,
  since: TillPeriod,
): TillPeriod => ({
  afterReceipt,
  toReceipt: since.toReceipt,
  figures: addFigures(figures, since.figures),
  cashMovements: [...cashMovements, ...since.cashMovements],
});
