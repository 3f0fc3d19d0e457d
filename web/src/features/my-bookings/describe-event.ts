import type { Booking, BookingEvent, BookingEventKind } from '@carwash/domain/entities/booking';
import type { BookedSlot } from '@carwash/domain/entities/slot';
import { formatDay } from '~/components/format-day.ts';

const titles: Record<BookingEventKind, string> = {
  booked: 'Booked',
  rescheduled: 'Rescheduled',
  cancelled: 'Cancelled',
  completed: 'Completed',
  no_show: 'Not used',
  refunded: 'Refunded',
};

/** What happened to a booking, in the words of its customer. */
export interface EventDescription {
  title: string;
  /** 'By you' */
  by: string;
  /** Of a rescheduled booking: the times that it left and took. */
  moved: { from: string; to: string } | null;
  /** Why the car wash did it; empty where it said nothing. */
  reason: string;
}

const describeSlot = ({ date, startTime }: BookedSlot) => `${formatDay(date)} at ${startTime}`;

function byWhom({ by }: BookingEvent, { customer }: Pick<Booking, 'customer'>): string {
  if (by.role === 'system') return 'Automatically';
  return by.uid === customer.uid ? 'By you' : 'By the car wash';
}

export const describeEvent = (
  event: BookingEvent,
  booking: Pick<Booking, 'customer'>,
): EventDescription => ({
  title: titles[event.kind],
  by: byWhom(event, booking),
  moved: event.slots
    ? { from: describeSlot(event.slots.from), to: describeSlot(event.slots.to) }
    : null,
  reason: event.reason ?? '',
});
