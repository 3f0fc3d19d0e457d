import { fromMinorUnits, toMinorUnits } from '../money/money.ts';
import type { PriceLine } from '../services/price-lines.ts';
import {
  leftMinor,
  moneyHasCome,
  type RefundedPayment,
  receivedMinor,
  refundedMinor,
  withRefund,
} from './received-money.ts';
import type { Refund } from './refund-entry.ts';
import type { Transaction } from './transaction.ts';

/** Returns the id of the booking that a payment made, or to which it was added. */
export const bookingIdOf = ({ _id, bookingId }: Pick<Transaction, '_id' | 'bookingId'>): string =>
  bookingId ?? _id;

/** Id of the first line of a payment that is the rest of another one. */
const restId = 'rest';

/** Tells whether a payment is the rest of a partly collected debt. */
export const isRestOfPart = ({ lines }: Pick<Transaction, 'lines'>): boolean =>
  lines[0]?._id === restId;

/** Names what the payment of an addition is for: 'Added: Wax', 'Added' where no add-on is new, 'Rest' of what was paid in part. */
export function whatFor({ lines }: Pick<Transaction, 'lines'>): string {
  if (isRestOfPart({ lines })) return 'Rest';
  const addOns = lines.slice(1).map(({ name }) => name);
  return addOns.length > 0 ? `Added: ${addOns.join(', ')}` : 'Added';
}

/**
 * Returns how the timeline tells which payment of a booking is meant: nothing of the one that made it.
 * @param amount that moved, in major units
 */
export const additionFacts = (
  { _id, bookingId }: Pick<Transaction, '_id' | 'bookingId'>,
  amount: number,
): { amount?: number; paymentId?: string } =>
  bookingId === undefined ? {} : { amount, paymentId: _id };

const sumOf = <Payment>(payments: readonly Payment[], minorOf: (payment: Payment) => number) =>
  payments.reduce((sum, payment) => sum + minorOf(payment), 0);

/** Returns what can still go back of a payment, in minor units; 0 for any status but `success`. */
export const keptMinor = (payment: RefundedPayment): number =>
  payment.status === 'success' ? leftMinor(payment) : 0;

/** Returns what can still go back of all payments of a booking with status `success`, in minor units. */
export const keptOfAll = (payments: readonly RefundedPayment[]): number =>
  sumOf(payments, keptMinor);

/**
 * Returns how the timeline tells that all that was left of payments has gone back: the sum where an addition is among
 * them, because without a sum the payment that made the booking is meant.
 * @param payments as they were before
 */
export const returnedFacts = (
  payments: readonly (RefundedPayment & Pick<Transaction, 'bookingId'>)[],
): { amount?: number } =>
  payments.some(({ bookingId }) => bookingId !== undefined)
    ? { amount: fromMinorUnits(keptOfAll(payments)) }
    : {};

/** Returns what has come by all payments of a booking and has not gone back, also if it is due, in minor units. */
export const leftOfAll = (payments: readonly RefundedPayment[]): number =>
  sumOf(payments, leftMinor);

/** Returns what has gone back of all payments of a booking, in minor units. */
export const refundedOfAll = (payments: readonly RefundedPayment[]): number =>
  sumOf(payments, refundedMinor);

/** Returns what has come by all payments of a booking, in minor units. */
export const receivedOfAll = (payments: readonly RefundedPayment[]): number =>
  sumOf(
    payments.filter(({ status }) => moneyHasCome(status)),
    receivedMinor,
  );

/** Returns what is still to be paid of all payments of a booking, in minor units. */
export const unpaidOfAll = (payments: readonly Pick<Transaction, 'status' | 'amount'>[]): number =>
  sumOf(
    payments.filter(({ status }) => status === 'unpaid'),
    ({ amount }) => toMinorUnits(amount),
  );

/** The part of a payment that goes back, or that is no longer to come, in minor units. */
export interface PaymentPart<Payment> {
  payment: Payment;
  minor: number;
}

/**
 * Takes a sum from the payments of a booking: first what is still to be paid, then from the latest payment.
 * @param payments the oldest first
 * @param minor in minor units; if it is more than there is, all of them are taken
 */
export function takeLatestFirst<Payment extends RefundedPayment>(
  payments: readonly Payment[],
  minor: number,
): PaymentPart<Payment>[] {
  const latestFirst = payments.toReversed();
  const owed = latestFirst.filter(({ status }) => status === 'unpaid');
  const parts = [
    ...owed.map((payment) => ({ payment, minor: toMinorUnits(payment.amount) })),
    ...latestFirst.map((payment) => ({ payment, minor: keptMinor(payment) })),
  ];
  let missing = minor;
  return parts.flatMap(({ payment, minor: available }) => {
    const taken = Math.min(missing, available);
    missing -= taken;
    return taken > 0 ? [{ payment, minor: taken }] : [];
  });
}

type Less = Partial<
  Pick<
    Transaction,
    'status' | 'amount' | 'lines' | 'refunds' | 'refundReason' | 'refundReference' | 'refundedAt'
  >
>;

/** Returns the changes of a payment of which a part has gone back. */
export function withoutPart(
  { payment, minor }: PaymentPart<Transaction>,
  { reason, reference, at }: Omit<Refund, 'amount'>,
): Less {
  const entry = { amount: fromMinorUnits(minor), reason, reference, at };
  const refunds = withRefund(payment, entry);
  if (minor < leftMinor(payment)) return { refunds };
  return {
    status: 'refunded',
    refundReason: 'business_decision',
    refundReference: reference || null,
    refundedAt: at,
    refunds,
  };
}

/**
 * Returns the lines of a part of a price: the add-ons, and the rest of the sum in the first line. Only that line where the
 * add-ons cost more than the sum.
 * @param minor the sum, in minor units
 */
export function linesWithRest(
  first: PriceLine,
  addOns: readonly PriceLine[],
  minor: number,
): [PriceLine, ...PriceLine[]] {
  const rest = minor - sumOf(addOns, ({ price }) => toMinorUnits(price));
  if (rest < 0) return [{ ...first, price: fromMinorUnits(minor) }];
  return [{ ...first, price: fromMinorUnits(rest) }, ...addOns];
}

/**
 * Returns the changes of an unpaid addition of which a part is no longer to come.
 * @param after lines of the booking, from which something was taken out
 */
export function owedWithoutPart(
  { payment, minor }: PaymentPart<Transaction>,
  after: readonly PriceLine[],
): Less {
  const left = toMinorUnits(payment.amount) - minor;
  const [first, ...addOns] = payment.lines;
  if (left === 0 || !first) return { status: 'void' };
  const kept = addOns.filter(({ _id }) => after.some((line) => line._id === _id));
  return { amount: fromMinorUnits(left), lines: linesWithRest(first, kept, left) };
}

/**
 * Returns the lines of the payment of an addition: the new add-ons, and the rest of the difference in the first line. Only
 * that line where something else has become cheaper.
 * @param minor the difference, in minor units
 * @param name of the first line
 */
export function linesOfAddition(
  before: readonly PriceLine[],
  after: readonly PriceLine[],
  minor: number,
  name: string,
): PriceLine[] {
  const [, ...had] = before;
  const added = after.slice(1).filter(({ _id }) => !had.some((line) => line._id === _id));
  return linesWithRest({ _id: 'addition', name, price: 0, minutes: 0 }, added, minor);
}

/**
 * Returns the lines of a payment that is split into a part and the rest. The add-ons stand in the one that is large enough
 * for all of them, so that each is sold once; in none where neither is.
 * @param partMinor the part, in minor units
 * @param code of the booking
 */
export function linesOfParts(
  lines: readonly PriceLine[],
  partMinor: number,
  code: string,
): Record<'part' | 'rest', PriceLine[]> {
  const [first, ...addOns] = lines;
  if (!first) throw new Error('A payment has lines');
  const restMinor = sumOf(lines, ({ price }) => toMinorUnits(price)) - partMinor;
  const part = { ...first, name: `${first.name} (part payment)` };
  const rest = { _id: restId, name: `Rest of booking ${code}`, price: 0, minutes: 0 };
  if (partMinor >= sumOf(addOns, ({ price }) => toMinorUnits(price))) {
    return {
      part: linesWithRest(part, addOns, partMinor),
      rest: [{ ...rest, price: fromMinorUnits(restMinor) }],
    };
  }
  // The job takes as long as before.
  const minutes = sumOf(lines, (line) => line.minutes);
  return {
    part: [{ ...part, price: fromMinorUnits(partMinor), minutes }],
    rest: linesWithRest(
      rest,
      addOns.map((addOn) => ({ ...addOn, minutes: 0 })),
      restMinor,
    ),
  };
}
