import { newCashMovement } from '@carwash/domain/closings/cash-movement';
import { type Closing, openPeriodId, type StoredPeriod } from '@carwash/domain/closings/closing';
import { periodAfter, withReceipts } from '@carwash/domain/closings/period';
import { expectedCash } from '@carwash/domain/closings/sum-receipts';
import { expectedTerminal } from '@carwash/domain/closings/terminal-count';
import { fromMinorUnits } from '@carwash/domain/money/money';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { noNumbers, numberInOrder } from '@carwash/domain/receipts/number-in-order';
import {
  type Receipt,
  type ReceiptCounter,
  receiptCounterId,
} from '@carwash/domain/receipts/receipt';
import { receiptsOf } from '@carwash/domain/receipts/receipts-of';
import { addDays, businessDay, businessInstant } from '@carwash/domain/time/business-time';
import type { SeedTime } from './seed-time.ts';

export interface SeedTill {
  receipts: Receipt[];
  counter: ReceiptCounter;
  closings: Closing[];
  openPeriod: StoredPeriod;
}

/** When somebody closes the till on each day on which money moved. */
const closingTime = '22:00';

/** Cash that stays in the till over night, in minor units; the rest goes to the bank. */
const floatMinor = 10_000;

/** Returns the receipts of a payment, as the server would have written them when its money moved. */
export const buildReceipts = (transaction: Transaction, { now, timeZone }: SeedTime): Receipt[] =>
  receiptsOf(transaction, timeZone, now).map((receipt) => ({
    ...receipt,
    createdAt: receipt.movedAt,
  }));

/** Returns the moment of the first closing after a movement of money. */
function closingAfter({ movedAt }: Receipt, timeZone: string): Date {
  const date = businessDay(movedAt, timeZone);
  const sameDay = businessInstant(date, closingTime, timeZone);
  return movedAt <= sameDay ? sameDay : businessInstant(addDays(date, 1), closingTime, timeZone);
}

/** Numbers receipts in the order of their movements. */
function numberReceipts(receipts: readonly Receipt[], now: Date) {
  const inOrder = receipts.toSorted(
    (one, other) =>
      one.movedAt.getTime() - other.movedAt.getTime() || one._id.localeCompare(other._id),
  );
  const { numbers, last } = numberInOrder(inOrder, noNumbers);
  return {
    receipts: inOrder.map((receipt, index) => ({ ...receipt, ...numbers[index] })),
    counter: { _id: receiptCounterId, ...last, createdAt: now },
  };
}

/** Builds the closing of a period, in which all is as it should be, and all but the float was taken to the bank. */
function buildClosing(
  closingNumber: number,
  { afterReceipt, toReceipt, figures }: StoredPeriod,
  closedBy: Closing['closedBy'],
  createdAt: Date,
): Closing {
  const counted = expectedCash(floatMinor, { figures, cashMovements: [] });
  const surplus = fromMinorUnits(counted - floatMinor);
  const toBank = { direction: 'out', amount: surplus, purpose: 'bank', cashReason: '' } as const;
  const noted = { _id: `${closingNumber}-bank`, notedBy: closedBy, createdAt };
  const cashMovements = surplus > 0 ? [newCashMovement(toBank, noted)] : [];
  const expectedCashMinor = expectedCash(floatMinor, { figures, cashMovements });
  const terminalMinor = expectedTerminal(figures);
  return {
    _id: String(closingNumber),
    closingNumber,
    afterReceipt,
    toReceipt,
    figures,
    cashMovements,
    openingFloatMinor: floatMinor,
    expectedCashMinor,
    countedCashMinor: expectedCashMinor,
    ...(terminalMinor !== 0 && {
      terminal: { expectedMinor: terminalMinor, totalMinor: terminalMinor, terminalReason: '' },
    }),
    differenceReason: '',
    closedBy,
    reopened: null,
    nextClosing: null,
    createdAt,
  };
}

/** Builds the till of receipts: their numbers, a closing of each evening until now, and the period since the last one. */
export function buildTill(
  unnumbered: readonly Receipt[],
  closedBy: Closing['closedBy'],
  { now, timeZone }: SeedTime,
): SeedTill {
  const { receipts, counter } = numberReceipts(unnumbered, now);
  const periods = Map.groupBy(receipts, (receipt) => closingAfter(receipt, timeZone).getTime());
  const closings: Closing[] = [];
  let open = { ...periodAfter({ toReceipt: 0 }), _id: openPeriodId, createdAt: now };
  for (const [closesAt, covered] of periods) {
    const period = withReceipts(open, covered, open.toReceipt);
    if (!period) throw new Error('The period does not reach up to its receipts');
    open = { ...open, ...period };
    if (closesAt > now.getTime()) break;
    const closing = buildClosing(closings.length + 1, open, closedBy, new Date(closesAt));
    const last = closings.at(-1);
    if (last) last.nextClosing = closing.closingNumber;
    closings.push(closing);
    open = { ...open, ...periodAfter(closing) };
  }
  return { receipts, counter, closings, openPeriod: open };
}
