import { collections } from '@carwash/domain/collections';
import { newBooking } from '../support/purchases/bookings.ts';
import { newPurchase, testPurchaseAccess } from './purchase-access.ts';
import { fixtures, largestDay } from './set-up.ts';

const booking = await newBooking(fixtures, await newPurchase());

testPurchaseAccess({
  collection: collections.bookings,
  data: booking,
  staffPage: largestDay,
  staff: 'runDesk',
});
