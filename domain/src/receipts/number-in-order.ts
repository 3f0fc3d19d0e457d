import type { Receipt, ReceiptCounter } from './receipt.ts';

type LastNumbers = Pick<ReceiptCounter, 'runningNumber' | 'lastOfYears'>;

interface Numbered {
  /** In the order of the receipts. */
  numbers: { number: string; runningNumber: number }[];
  /** The last numbers afterwards. */
  last: LastNumbers;
}

/** Before the first receipt. */
export const noNumbers: LastNumbers = { runningNumber: 0, lastOfYears: {} };

/** Gives receipts the next numbers, in their order. Each year counts from 1, without a gap. */
export function numberInOrder(
  receipts: readonly Pick<Receipt, 'date'>[],
  before: LastNumbers,
): Numbered {
  const lastOfYears = { ...before.lastOfYears };
  const numbers = receipts.map(({ date }, index) => {
    const year = date.slice(0, 4);
    const inYear = (lastOfYears[year] ?? 0) + 1;
    lastOfYears[year] = inYear;
    const number = `${year}-${String(inYear).padStart(6, '0')}`;
    return { number, runningNumber: before.runningNumber + index + 1 };
  });
  return { numbers, last: { runningNumber: before.runningNumber + numbers.length, lastOfYears } };
}
