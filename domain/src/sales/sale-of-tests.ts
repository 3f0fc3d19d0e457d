import type { Booking } from '../bookings/booking.ts';
import { newBooking } from '../bookings/new-booking.ts';
import type { Transaction } from '../payments/transaction.ts';
import { unpaidTransaction } from '../payments/transaction-of-tests.ts';
import type { Act, SaleWithTimeline } from './sale.ts';
import { isRefusal, type SaleChange, type SaleDecision } from './sale-change.ts';

const soldAt = unpaidTransaction.createdAt;

/** The manager Rahim, a day after the sale. */
export const act: Act = {
  by: { uid: 'rahim', role: 'manager' },
  now: new Date('2027-01-02T04:00:00Z'),
};

/** A sale at the desk, to be paid later. */
export function saleWith(
  payment: Partial<Transaction> = {},
  change: Partial<Booking> = {},
  others: Partial<Pick<SaleWithTimeline, 'booking' | 'timeline' | 'days'>> = {},
): SaleWithTimeline {
  const own = { ...unpaidTransaction, ...payment };
  const booking = { ...newBooking(own, { code: 'ABC234', createdAt: soldAt }), ...change };
  return { booking, payments: [own], timeline: [], days: [], ...others };
}

/** A sale to which an add-on was added later, still to be paid; its transaction is `T-2`. */
export function saleWithAddition(payment: Partial<Transaction> = {}): SaleWithTimeline {
  const sale = saleWith({ status: 'success', paymentMethod: 'cash', paidAt: soldAt });
  const addition = { ...unpaidTransaction, _id: 'T-2', bookingId: 'T-1', amount: 5, ...payment };
  return { ...sale, payments: [...sale.payments, addition] };
}

/** @throws Error for another decision */
export function changeOf(decision: SaleDecision): SaleChange {
  if (typeof decision === 'string' || isRefusal(decision))
    throw new Error(`No change: ${JSON.stringify(decision)}`);
  return decision;
}

export const slotTaken = {
  code: 'slot_taken',
  message: 'This slot is not available any more. Please choose another one.',
};

export const dayClosed = {
  code: 'not_on_sale',
  message:
    'We are closed on this day. Confirm that you want it all the same, or choose another one.',
};
