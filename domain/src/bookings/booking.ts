import { type InferType, object, string } from 'yup';
import { instant, money, text } from '../schema/fields.ts';
import { searchTerms } from '../search/search-terms-field.ts';
import { soldServiceSchema } from '../services/service.ts';
import { vehicleSchema } from '../services/vehicle.ts';
import { bookedSlotSchema } from '../slots/slot.ts';
import { customerSchema, roles } from '../users/user.ts';

export const bookingStatuses = ['pending', 'completed', 'no_show', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export const bookingStatusLabels: Record<BookingStatus, string> = {
  pending: 'Confirmed',
  completed: 'Completed',
  no_show: 'No-show',
  cancelled: 'Cancelled',
};

/** Of bookings that are over, whatever their day. */
export const pastBookingStatuses = ['completed', 'no_show', 'cancelled'] as const;

/**
 * What becomes of the money of a booking. by_notice: it comes back to who cancels in time. forfeited:
 * its customer moved it too late to cancel it for free, so that it never does by itself. granted: it
 * goes back or has gone back, for a cancellation in time or because the business says so.
 */
export const refundTerms = ['by_notice', 'forfeited', 'granted'] as const;
export type RefundTerms = (typeof refundTerms)[number];

export const bookingSchema = object({
  /** The id of the transaction that paid for it: one payment can create only one booking. */
  _id: string().required(),
  customer: customerSchema.required(),
  service: soldServiceSchema.required(),
  slot: bookedSlotSchema.required(),
  vehicle: vehicleSchema.required(),
  amount: money().required(),
  /** pending: paid and upcoming. */
  status: string().oneOf(bookingStatuses).required(),
  refundTerms: string().oneOf(refundTerms).required().meta({
    note: 'by_notice: cancelling at least 24 hours ahead gives the money back. forfeited: the booking was moved later than that, so cancelling it never does. granted: the money goes back, or has gone back.',
  }),
  claimId: string().required(),
  ...searchTerms,
  createdAt: instant().required(),
});

export type Booking = InferType<typeof bookingSchema>;

export const bookingEventKinds = [
  'booked',
  'rescheduled',
  'cancelled',
  'completed',
  'no_show',
  /** The business decided that the money goes back. */
  'refund_granted',
  'refunded',
] as const;

/** Of the reason of a cancellation or a refund, in characters. */
export const longestReason = 300;

export const bookingEventSchema = object({
  _id: string().required(),
  kind: string().oneOf(bookingEventKinds).required(),
  by: object({
    uid: string().nullable().defined(),
    role: string()
      .oneOf([...roles, 'system'] as const)
      .required(),
  }).required(),
  /** Of a rescheduled booking: the slot that it left and the one that it took. */
  slots: object({
    from: bookedSlotSchema.required(),
    to: bookedSlotSchema.required(),
  })
    .optional()
    // Otherwise an event without slots would be read as one with two empty slots.
    .default(undefined),
  /** What an admin gave as the reason of a cancellation or a refund; customers read it. */
  reason: text(longestReason).optional(),
  /** Of a refund: the number under which the money went back. */
  reference: text(100).optional(),
  createdAt: instant().required(),
});

export type BookingEvent = InferType<typeof bookingEventSchema>;
export type BookingEventKind = (typeof bookingEventKinds)[number];

/** As the API answers with it: without what only the server works with. Documents keep those fields. */
export const bookingAnswerSchema = bookingSchema.omit(['claimId', 'searchTerms']);
