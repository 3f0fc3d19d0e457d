import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';

/** Describes who caused an event, as the customer reads it. */
export function describeActor(
  { by }: Pick<BookingEvent, 'by'>,
  { customer }: Pick<Booking, 'customer'>,
): string {
  if (by.role === 'system') return 'Automatically';
  return by.uid === customer.uid ? 'By you' : 'By the car wash';
}
