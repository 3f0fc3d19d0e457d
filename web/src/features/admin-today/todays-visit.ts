import type { Booking } from '@carwash/domain/bookings/booking';
import { type YardVisit, yardVisitOf } from '@carwash/domain/bookings/yard-visit';

/** A visit on the page of today. The yard is not told who the customer is. */
export interface TodaysVisit extends YardVisit {
  customerName?: string;
}

/** Returns a booking as the desk sees it on the page of today. */
export const visitAtDesk = (booking: Booking): TodaysVisit => ({
  ...yardVisitOf(booking),
  customerName: booking.customer.name,
});
