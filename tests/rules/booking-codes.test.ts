import { exampleBookingCode } from '@carwash/domain/bookings/booking-code';
import { collections } from '@carwash/domain/collections';
import { testAccess } from './access-table.ts';

testAccess(
  { path: `${collections.bookingCodes}/${exampleBookingCode}`, data: { bookingId: 'T-1' } },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
  },
);
