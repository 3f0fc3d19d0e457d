import { searchedTextsOfPurchase } from '../payments/purchase-search.ts';
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
