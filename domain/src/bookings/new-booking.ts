import type { Transaction } from '../payments/transaction.ts';
import type { Booking } from './booking.ts';
import { searchTermsOfBooking } from './booking-search.ts';

/** Returns the booking of a transaction that is paid, or to be paid at the desk, before anything has happened to it. */
export function newBooking(
  paid: Transaction,
  { code, createdAt }: Pick<Booking, 'code' | 'createdAt'>,
): Booking {
  const { _id, customer, service, lines, slot, vehicle, cancellationHours, amount, claimId } = paid;
  const { address, note } = paid;
  return {
    _id,
    customer,
    service,
    lines,
    slot,
    vehicle,
    address,
    note,
    cancellationHours,
    amount,
    status: 'pending',
    stage: 'expected',
    refundTerms: paid.status === 'unpaid' ? 'unpaid' : 'by_notice',
    code,
    sequence: 0,
    claimId,
    searchTerms: searchTermsOfBooking({ _id, customer, service, vehicle, code }),
    createdAt,
  };
}
