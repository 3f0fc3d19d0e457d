import type { BookingEvent, BookingEventKind, EditedPart } from '@carwash/domain/bookings/booking';
import type { BookedSlot } from '@carwash/domain/slots/slot';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { formatPrice } from '~/ui/format/format-price';

const titles: Record<BookingEventKind, string> = {
  booked: 'Booked',
  rescheduled: 'Rescheduled',
  cancelled: 'Cancelled',
  completed: 'Completed',
  no_show: 'No-show',
  expected: 'Not arrived yet',
  arrived: 'Arrived',
  washing: 'Being washed',
  ready: 'Ready to collect',
  collected: 'Collected',
  paid: 'Paid at the desk',
  owed: 'More to pay at the desk',
  part_paid: 'Paid in part at the desk',
  discounted: 'Discount given',
  written_off: 'Written off',
  refund_granted: 'Refund granted',
  refunded: 'Refunded',
  part_refunded: 'Refunded in part',
  refund_reopened: 'Refund reopened',
  payment_corrected: 'Payment corrected',
  sale_undone: 'Cancelled, because it was booked by mistake',
  edited: 'Changed by the car wash',
};

const partTexts: Record<EditedPart, string> = {
  customer: 'Customer',
  vehicle: 'Vehicle',
  service: 'Service',
  add_ons: 'Extras',
  length: 'How long it takes',
};

/** An event of a booking in words. */
interface EventDescription {
  title: string;
  /** For a rescheduled booking: its old and its new time. */
  moved: { from: string; to: string } | null;
  /** The reason of a cancellation or refund, or the reference number of the refund. */
  notes: string[];
}

const describeSlot = ({ date, startTime }: BookedSlot) => `${formatDay(date)} at ${startTime}`;

export const describeEvent = ({
  kind,
  slots,
  reason,
  reference,
  amount,
  changed = [],
}: Pick<
  BookingEvent,
  'kind' | 'slots' | 'reason' | 'reference' | 'amount' | 'changed'
>): EventDescription => ({
  title: titles[kind],
  moved: slots ? { from: describeSlot(slots.from), to: describeSlot(slots.to) } : null,
  notes: [
    ...changed.map((part) => partTexts[part]),
    ...(amount === undefined ? [] : [formatPrice(amount)]),
    ...(reason ? [`Reason: ${reason}`] : []),
    ...(reference ? [`Reference: ${reference}`] : []),
  ],
});
