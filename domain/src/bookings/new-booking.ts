import { searchedTextsOfPurchase } from '../payments/purchase-search.ts';
import type { Transaction } from '../payments/transaction.ts';
import { type SearchedTexts, searchTermsOf } from '../search/search-terms.ts';
import type { Booking } from './booking.ts';

type Booked = Pick<Booking, '_id' | 'customer' | 'service' | 'vehicle' | 'code'>;

/** Returns the texts by which a booking can be found: those of its payment, and its code. */
export const searchedTextsOfBooking = (booking: Booked): SearchedTexts => ({
  ...searchedTextsOfPurchase(booking),
  code: booking.code,
});

export const searchTermsOfBooking = (booking: Booked): string[] =>
  searchTermsOf(searchedTextsOfBooking(booking));

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
    version: 1,
    sequence: 0,
    claimId,
    searchTerms: searchTermsOfBooking({ _id, customer, service, vehicle, code }),
    createdAt,
  };
}
