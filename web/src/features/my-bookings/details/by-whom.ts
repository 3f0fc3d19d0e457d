import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';

/** Who did something to a booking, told to its customer. */
export function byWhom(
  { by }: Pick<BookingEvent, 'by'>,
  { customer }: Pick<Booking, 'customer'>,
): string {
  if (by.role === 'system') return 'Automatically';
  return by.uid === customer.uid ? 'By you' : 'By the car wash';
}
