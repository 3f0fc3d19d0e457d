import { bookingIdOf } from '@carwash/domain/payments/booking-payments';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { businessDay } from '@carwash/domain/time/business-time';
import type { StoredRecords } from './stored-records.ts';

/**
 * Compares the ledger with the payments. It reads the payments with code of its own, because the product's functions must not
 * decide whether the product is right.
 */

const centsOf = (amount: number): number => Math.round(amount * 100);

/** Money that came (positive) or went back, and what reverses one of them. */
interface NotedMovement {
  method: string;
  at: Date;
  cents: number;
}

/** Returns the movements of a payment that became a booking. */
function movementsOf(payment: Transaction): NotedMovement[] {
  const { paidAt, paymentMethod, amount, earlierSales = [], refunds = [] } = payment;
  const movements: NotedMovement[] = [];
  const move = (method: string, at: Date, cents: number) => movements.push({ method, at, cents });
  const methodOfRefund = (index: number): string =>
    earlierSales.find(({ refundCount }) => index < refundCount)?.paymentMethod ?? paymentMethod;
  for (const [index, refund] of refunds.entries()) {
    move(methodOfRefund(index), refund.at, -centsOf(refund.amount));
    if (refund.reopening) move(methodOfRefund(index), refund.reopening.at, centsOf(refund.amount));
  }
  const goneBetween = (from: number, to: number) =>
    refunds.slice(from, to).reduce((sum, refund) => sum + centsOf(refund.amount), 0);
  let [since, counted] = [new Date(0), 0];
  let left: number | null = null;
  const laterOf = (one: Date, other: Date) => (one > other ? one : other);
  for (const sale of earlierSales) {
    const cents = centsOf(sale.amount);
    move(sale.paymentMethod, laterOf(sale.paidAt, since), cents);
    const kept = cents - goneBetween(counted, sale.refundCount);
    move(sale.paymentMethod, sale.at, -kept);
    [since, counted] = [sale.at, sale.refundCount];
    left = sale.reversedFor === 'rebill' ? kept : null;
  }
  if (paidAt) move(paymentMethod, laterOf(paidAt, since), left ?? centsOf(amount));
  return movements;
}

/** Sums up movements of each method on each day. */
function sumsOf(movements: readonly NotedMovement[], timeZone: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { method, at, cents } of movements) {
    const key = `${method} on ${businessDay(at, timeZone)}`;
    sums.set(key, (sums.get(key) ?? 0) + cents);
  }
  return sums;
}

type Receipts = StoredRecords['till']['receipts'];

const signedCents = ({ kind, amount }: Receipts[number]): number =>
  kind === 'sale' ? centsOf(amount) : -centsOf(amount);

function faultsOfPayment(
  payment: Transaction,
  receipts: Receipts,
  { isBooked, timeZone }: { isBooked: boolean; timeZone: string },
): string[] {
  const noted = sumsOf(
    receipts.map((receipt) => ({
      method: receipt.paymentMethod,
      at: receipt.movedAt,
      cents: signedCents(receipt),
    })),
    timeZone,
  );
  const moved = sumsOf(isBooked ? movementsOf(payment) : [], timeZone);
  const keys = new Set([...noted.keys(), ...moved.keys()]);
  return [...keys]
    .filter((key) => (noted.get(key) ?? 0) !== (moved.get(key) ?? 0))
    .map(
      (key) =>
        `${payment._id} moved ${moved.get(key) ?? 0} ${key}, and its receipts say ${noted.get(key) ?? 0}`,
    );
}

/** Checks that a payment has no VAT but that of what it is for, and that each receipt splits its amount. */
function faultsOfVat({ _id, vatPercent }: Transaction, receipts: Receipts): string[] {
  const torn = receipts
    .filter(({ net, vat, amount }) => centsOf(net) + centsOf(vat) !== centsOf(amount))
    .map((receipt) => `${receipt._id} says ${receipt.net} and ${receipt.vat} of ${receipt.amount}`);
  const rates = Map.groupBy(receipts, (receipt) => receipt.vatPercent);
  const others = [...rates].flatMap(([rate, some]) => {
    const vat = some.reduce(
      (sum, receipt) => sum + (receipt.kind === 'sale' ? 1 : -1) * centsOf(receipt.vat),
      0,
    );
    return rate === vatPercent || vat === 0
      ? []
      : [`${_id} is sold at ${vatPercent} %, and ${vat} of VAT at ${rate} % are left`];
  });
  return [...torn, ...others];
}

/** Checks that the receipts are the movements of the payments: of each payment, by method and by day. */
export function faultsOfLedger({
  transactions,
  bookings,
  till,
  timeZone,
}: StoredRecords): string[] {
  const booked = new Set(bookings.map(({ _id }) => _id));
  const receipts = Map.groupBy(till.receipts, ({ transactionId }) => transactionId);
  const known = new Set(transactions.map(({ _id }) => _id));
  const lonely = till.receipts
    .filter(({ transactionId }) => !known.has(transactionId))
    .map(({ _id }) => `${_id} is a receipt of no payment`);
  return [
    ...lonely,
    ...transactions.flatMap((payment) => {
      const own = receipts.get(payment._id) ?? [];
      const isBooked = booked.has(bookingIdOf(payment));
      return [
        ...faultsOfPayment(payment, own, { isBooked, timeZone }),
        ...faultsOfVat(payment, own),
      ];
    }),
  ];
}
