import { exampleBookingCode } from '@carwash/domain/bookings/booking-code';
import { collections } from '@carwash/domain/collections';
import { nobody, testAccess } from './access-table.ts';

testAccess(
  { path: `${collections.bookingCodes}/${exampleBookingCode}`, data: { bookingId: 'T-1' } },
  nobody,
);
