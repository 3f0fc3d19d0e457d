import type { Booking } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { byId, isActive, type StoredRecords } from './stored-records.ts';

interface Sale {
  booking: Booking;
  payment: Transaction;
}

/**
 * Returns the bookings that customers bought themselves: by a card that the provider saw paid, or free of
 * charge. Sales at the desk are left out, because the desk may sell as often as it wants.
 */
function salesOnline({ transactions, bookings, paid }: StoredRecords): Sale[] {
  const [payments, known] = [byId(transactions), new Set(paid)];
  return bookings.flatMap((booking) => {
    const payment = payments.get(booking._id);
    const isOnline =
      payment?.paymentMethod === 'card'
        ? known.has(payment._id)
        : payment?.paymentMethod === 'free' && payment.customer.uid !== null;
    return payment && isOnline ? { booking, payment } : [];
  });
}

/**
 * Finds customers who have two bookings of one start from two payments for it. Two bookings may also come
 * together by rescheduling, but then one of them was sold for another start.
 */
export function faultsOfTwice(records: StoredRecords): string[] {
  const sales = salesOnline(records).filter(
    ({ booking, payment }) => isActive(booking) && booking.slot._id === payment.slot._id,
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
  salesOnline(records)
    .filter(({ booking, payment }) => booking.createdAt > payment.slot.endsAt)
    .map(
      ({ booking: { _id, createdAt }, payment: { slot } }) =>
        `${_id} was booked ${createdAt.toISOString()}, and ${slot._id} had ended ${slot.endsAt.toISOString()}`,
    );
