import type { Booking } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { byId, isActive, type StoredRecords } from './stored-records.ts';

interface Sale {
  booking: Booking;
  payment: Transaction;
}

/** Returns the bookings that were sold, but for those by a card that the provider did not see paid. */
function salesOf({ transactions, bookings, paid }: StoredRecords): Sale[] {
  const [payments, known] = [byId(transactions), new Set(paid)];
  return bookings.flatMap((booking) => {
    const payment = payments.get(booking._id);
    const isSold = payment && (payment.paymentMethod !== 'card' || known.has(payment._id));
    return isSold ? { booking, payment } : [];
  });
}

/** Tells whether a customer may have bought it themselves: by card, or free of charge for their account. */
const mayBeOnline = ({ payment: { paymentMethod, customer } }: Sale): boolean =>
  paymentMethod === 'card' || (paymentMethod === 'free' && customer.uid !== null);

/** Tells whether a booking is of the start that was sold. It may have moved back, or its unpaid payment with it. */
const isWhereSold = ({ booking, payment }: Sale): boolean =>
  booking.slot._id === payment.slot._id && booking.sequence === 0;

/**
 * Finds customers who have two bookings of one start from two payments for it, online or at the desk. Two bookings may
 * also come together by rescheduling, but then one of them was sold for another start. Tests in which the desk means a
 * second one cancel it.
 */
export function faultsOfTwice(records: StoredRecords): string[] {
  const sales = salesOf(records).filter(
    (sale) => isActive(sale.booking) && isWhereSold(sale) && sale.payment.customer.uid !== null,
  );
  const starts = Map.groupBy(
    sales,
    ({ payment: { customer, slot } }) => `${customer.uid} at ${slot._id}`,
  );
  return [...starts]
    .filter(([, same]) => same.length > 1)
    .map(([start, same]) => {
      const ids = same.map(({ booking }) => booking._id).join(' and ');
      return `${start} has paid ${same.length} times, and has the bookings ${ids}`;
    });
}

/** Finds bookings that were made after their slot was over, because such a payment must be refunded. */
export const faultsOfEnd = (records: StoredRecords): string[] =>
  salesOf(records)
    .filter(mayBeOnline)
    .filter(({ booking, payment }) => booking.createdAt > payment.slot.endsAt)
    .map(
      ({ booking: { _id, createdAt }, payment: { slot } }) =>
        `${_id} was booked ${createdAt.toISOString()}, and ${slot._id} had ended ${slot.endsAt.toISOString()}`,
    );
