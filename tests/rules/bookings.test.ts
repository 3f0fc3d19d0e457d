import type { Booking } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import { customer, testPurchaseAccess } from './purchase-access.ts';
import { largestDay } from './set-up.ts';

const data = { customer, status: 'pending' } satisfies Partial<Booking>;

testPurchaseAccess(
  { collection: collections.bookings, data, adminPage: largestDay },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
  },
);
