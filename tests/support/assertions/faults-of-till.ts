import { isDeepStrictEqual } from 'node:util';
import type { Closing, StoredPeriod } from '@carwash/domain/closings/closing';
import { sumReceipts } from '@carwash/domain/closings/sum-receipts';
import type { Receipt } from '@carwash/domain/receipts/receipt';

/** The till as it was at one moment. */
export interface StoredTill {
  receipts: readonly Receipt[];
  closings: readonly Closing[];
  /** undefined before the first receipt. */
  openPeriod: StoredPeriod | undefined;
}

/** A till that was never used. */
export const unusedTill: StoredTill = { receipts: [], closings: [], openPeriod: undefined };

type Period = Pick<StoredPeriod, '_id' | 'afterReceipt' | 'toReceipt' | 'figures'>;

/** Checks the sums of a period against its receipts. */
function faultsOfPeriod(
  { _id, afterReceipt, toReceipt, figures }: Period,
  { receipts }: StoredTill,
) {
  const covered = receipts.filter(
    ({ runningNumber }) =>
      runningNumber !== null && runningNumber > afterReceipt && runningNumber <= toReceipt,
  );
  const summed = sumReceipts(covered);
  return isDeepStrictEqual(figures, summed)
    ? []
    : [`Period ${_id} says ${JSON.stringify(figures)}, and its receipts ${JSON.stringify(summed)}`];
}

/**
 * Checks that the sums of every period are those of its receipts, and that the open one covers what came after the last
 * closing that stands.
 */
export function faultsOfTill(till: StoredTill): string[] {
  const { receipts, closings, openPeriod } = till;
  const lastNumber = Math.max(0, ...receipts.map(({ runningNumber }) => runningNumber ?? 0));
  const standing = closings.filter(({ reopened }) => reopened === null);
  const closedTo = Math.max(0, ...standing.map(({ toReceipt }) => toReceipt));
  const sums = [...closings, ...(openPeriod ? [openPeriod] : [])].flatMap((period) =>
    faultsOfPeriod(period, till),
  );
  const { afterReceipt, toReceipt } = openPeriod ?? { afterReceipt: 0, toReceipt: 0 };
  return afterReceipt === closedTo && toReceipt === lastNumber
    ? sums
    : [
        ...sums,
        `The open period is of the receipts ${afterReceipt} to ${toReceipt}, and is to be of ${closedTo} to ${lastNumber}`,
      ];
}
