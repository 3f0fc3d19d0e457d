import { array, boolean, type InferType, number, object, string } from 'yup';
import { maxReasonLength } from '../payments/refund-entry.ts';
import { termsShape } from '../payments/terms.ts';
import { visitShape } from '../payments/visit.ts';
import { roles } from '../roles/role.ts';
import { instant, sum, text } from '../schema/fields.ts';
import { saleVersion } from '../schema/sale-version.ts';
import { searchTerms } from '../search/search-terms-field.ts';
import { linesShape } from '../services/price-lines.ts';
import { soldServiceSchema } from '../services/service.ts';
import { bookedSlotSchema } from '../slots/slot.ts';
import { customerSchema } from '../users/user.ts';
import { vehicleSchema } from '../vehicles/vehicle.ts';
import { bookingCodeFormat } from './booking-code.ts';
import { stageMeta, visitStages } from './visit-stage.ts';

export const bookingStatuses = ['pending', 'completed', 'no_show', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export const bookingStatusLabels: Record<BookingStatus, string> = {
  pending: 'Confirmed',
  completed: 'Completed',
  no_show: 'No-show',
  cancelled: 'Cancelled',
};

/** Statuses of bookings that are over, whatever their date. */
export const pastBookingStatuses = ['completed', 'no_show', 'cancelled'] as const;

/**
 * The customer's right to a refund of a booking. by_notice: refunded if the booking is cancelled early
 * enough. forfeited: not refunded, because the customer rescheduled it too late for a free cancellation.
 * granted: refunded, because it was cancelled in time or because the business decided so. unpaid: nothing has been
 * paid yet, so nothing can go back.
 */
const refundTerms = ['by_notice', 'forfeited', 'granted', 'unpaid'] as const;
export type RefundTerms = (typeof refundTerms)[number];

/** Documentation of a field that says whether nobody has seen a visit. */
export const unseenMeta = {
  note: 'The clock has completed it although the staff says of other visits how far they have come, and of this one nothing: nobody is thanked for it, and no review is verified by it, until the desk says whether its car came: false then. Absent: not so.',
};

export const bookingSchema = object({
  /** The id of the transaction that paid for the booking, so one payment can create only one booking. */
  _id: string().required(),
  customer: customerSchema.required(),
  service: soldServiceSchema.required(),
  slot: bookedSlotSchema.required(),
  vehicle: vehicleSchema.required(),
  ...linesShape,
  ...visitShape,
  ...termsShape,
  amount: sum().required(),
  /** pending: sold and upcoming. */
  status: string().oneOf(bookingStatuses).required(),
  /** How far the visit has come. */
  stage: string().oneOf(visitStages).required().meta(stageMeta),
  isUnseen: boolean().optional().meta(unseenMeta),
  refundTerms: string().oneOf(refundTerms).required().meta({
    note: 'by_notice: cancelling at least cancellationHours ahead, or while there is no bay for the booking, gives the money back. forfeited: the booking was moved later than that, so cancelling it never does. granted: the money goes back, or has gone back. unpaid: it is to be paid at the desk, so nothing goes back.',
  }),
  code: string().matches(bookingCodeFormat).required().meta({
    note: 'What people can say on the phone, `K7P-4Q2`.',
  }),
  version: saleVersion().required(),
  /** SEQUENCE of the booking's calendar entry. */
  sequence: number().integer().min(0).required().meta({
    note: 'How often its time was changed, and 1 more once it is cancelled: of two calendar files the one with the higher number counts.',
  }),
  /** The slot that the customer had chosen, after the business has moved the booking. */
  movedFrom: bookedSlotSchema.nullable().optional().default(undefined),
  additions: array().of(string().required()).optional().meta({
    note: 'Ids of the payments of what the desk has added to it, the oldest first; absent: none.',
  }),
  claimId: string().required(),
  /** Id of the bay that a cancelled booking had, for the calendar of the bay; absent: none, or not cancelled. */
  cancelledBay: string().optional(),
  ...searchTerms,
  createdAt: instant().required(),
});

export type Booking = InferType<typeof bookingSchema>;

/** Parts of a booking that the desk can change. */
const editedParts = ['customer', 'vehicle', 'service', 'add_ons', 'length'] as const;
export type EditedPart = (typeof editedParts)[number];

const bookingEventKinds = [
  'booked',
  'rescheduled',
  'cancelled',
  'completed',
  'no_show',
  /** How far the visit has come; `expected`: a tap was undone. */
  ...visitStages,
  /** Paid at the desk, some time after it was booked; with an amount: what an edit has added. */
  'paid',
  /** An edit's addition is to be paid later. */
  'owed',
  /** A part of a debt came at the desk. Its rest is a payment of its own. */
  'part_paid',
  /** Something was taken off what is to be paid. */
  'discounted',
  /** A debt that is no longer asked for; with an amount: an edit's addition. */
  'written_off',
  /** The business decided to refund the payment. */
  'refund_granted',
  'refunded',
  'part_refunded',
  /** Money that was marked as refunded has not gone back: it is due again. */
  'refund_reopened',
  /** The desk had noted by mistake that it was paid, or how. */
  'payment_corrected',
  /** A sale at the desk that was a mistake. */
  'sale_undone',
  /** The desk changed what the booking says, but not when it begins. */
  'edited',
] as const;

export const bookingEventSchema = object({
  _id: string().required(),
  kind: string().oneOf(bookingEventKinds).required(),
  by: object({
    uid: string().nullable().defined(),
    role: string()
      .oneOf([...roles, 'system'] as const)
      .required(),
  }).required(),
  /** Only for a reschedule: the old slot and the new slot. */
  slots: object({
    from: bookedSlotSchema.required(),
    to: bookedSlotSchema.required(),
  })
    .optional()
    // Default, because yup would otherwise parse missing slots as two slots with empty fields.
    .default(undefined),
  /**
   * The reason that the desk gave for a cancellation, a refund that is made or reopened, a correction, a discount or a debt
   * that is written off. Shown to the customer.
   */
  reason: text(maxReasonLength).optional(),
  /** Only for a refund: the reference number of the repayment. */
  reference: text(100).optional(),
  /**
   * How much came, is to come or went back. Only where it is not all of one payment, or several payments went back at
   * once.
   */
  amount: sum().optional(),
  /** Only for the payment of an addition: its transaction. */
  paymentId: string().optional(),
  /** Only for an edit: the parts that changed. */
  changed: array().of(string().oneOf(editedParts).required()).optional(),
  /** The version of the booking after the event. */
  version: saleVersion().required(),
  createdAt: instant().required(),
});

export type BookingEvent = InferType<typeof bookingEventSchema>;
export type BookingEventKind = (typeof bookingEventKinds)[number];

/**
 * The booking in API responses, without the fields that only the server uses. The fields of the vehicle also stand at the
 * top level, as in requests.
 */
export const bookingAnswerSchema = bookingSchema
  .omit(['claimId', 'cancelledBay', 'searchTerms'])
  .shape(vehicleSchema.omit(['vehicleTypeName']).partial().fields)
  .transform((booking) => booking && { ...booking.vehicle, ...booking });
