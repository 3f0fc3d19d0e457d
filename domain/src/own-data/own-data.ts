import { array, boolean, type InferType, object, string } from 'yup';
import { auditEntrySchema } from '../audit/audit-entry.ts';
import { bookingAnswerSchema, bookingEventSchema } from '../bookings/booking.ts';
import { calendarFeedSchema } from '../calendar/calendar-feed.ts';
import { customerNoteSchema } from '../customers/customer-note.ts';
import { messageAnswerSchema, mutedChannelsSchema } from '../messages/endpoints.ts';
import { pushSubscriptionSchema } from '../messages/push-subscription.ts';
import { maxReasonLength, reasonMeta } from '../payments/refund-entry.ts';
import { transactionAnswerSchema } from '../payments/transaction.ts';
import { receiptSchema } from '../receipts/receipt.ts';
import { reviewAnswerSchema } from '../reviews/endpoints.ts';
import { roles } from '../roles/role.ts';
import { instant, text } from '../schema/fields.ts';
import { bookedSlotSchema } from '../slots/slot.ts';
import { userAnswerSchema } from '../users/user.ts';
import { savedVehicleSchema } from '../vehicles/saved-vehicle.ts';
import { visitRecordSchema } from '../visit-records/visit-record.ts';
import { waitlistEntrySchema } from '../waitlist/waitlist-entry.ts';

/** Most bookings, payments, receipts, reviews and messages in a copy of a customer's data, the newest of each. */
export const mostOwnRecords = 2000;

/** Most events of bookings, and most entries of the audit, in a copy of a customer's data. */
export const mostOwnChanges = 5 * mostOwnRecords;

/** An event of a booking's timeline, without the account of the person of the staff who caused it. */
const ownEventSchema = bookingEventSchema.omit(['slots', 'changed', 'version', 'reason']).shape({
  bookingId: string().required(),
  movedFrom: bookedSlotSchema.optional().default(undefined),
  movedTo: bookedSlotSchema.optional().default(undefined),
  reason: text(maxReasonLength).optional().meta(reasonMeta),
  changedParts: bookingEventSchema.fields.changed,
  by: object({
    role: string()
      .oneOf([...roles, 'system'] as const)
      .required(),
  }).required(),
});

/** An audit entry about the customer, without the name of the staff member. */
const ownAuditEntrySchema = auditEntrySchema.omit(['_id', 'by']);

/** A calendar link of a customer, without its id, which is a hash of its secret. */
const ownFeedSchema = calendarFeedSchema.pick(['kind', 'createdAt']);

/** A device that shows notifications, without its address and keys, with which anybody could post to it. */
const ownDeviceSchema = pushSubscriptionSchema.pick(['createdAt']);

/** Notes of the staff about a customer, without the name of the person who wrote them. */
const ownNoteSchema = customerNoteSchema.omit(['_id', 'writtenBy', 'edition']);

/** Photos, without their bytes, and damage note of one of the bookings. */
const ownVisitRecordSchema = visitRecordSchema.pick(['_id', 'photos', 'damageNote']);

/** A copy of what is stored about a customer. */
export const ownDataSchema = object({
  copiedAt: instant().required(),
  isComplete: boolean()
    .required()
    .meta({
      note: `false: lists are cut: of events and the audit after ${mostOwnChanges}, of all others after the newest ${mostOwnRecords}.`,
    }),
  profile: userAnswerSchema.required(),
  vehicles: array().of(savedVehicleSchema.required()).required(),
  bookings: array().of(bookingAnswerSchema.required()).required(),
  events: array().of(ownEventSchema.required()).required().meta({
    note: 'The timelines of these bookings.',
  }),
  payments: array().of(transactionAnswerSchema.required()).required(),
  receipts: array().of(receiptSchema.required()).required().meta({
    note: 'Of each payment and, as a credit note, of each refund.',
  }),
  reviews: array().of(reviewAnswerSchema.required()).required(),
  messages: array().of(messageAnswerSchema.required()).required(),
  messagePreferences: mutedChannelsSchema.required(),
  notifiedDevices: array().of(ownDeviceSchema.required()).required(),
  calendarFeeds: array().of(ownFeedSchema.required()).required(),
  waitlist: array().of(waitlistEntrySchema.required()).required(),
  visitRecords: array().of(ownVisitRecordSchema.required()).required().meta({
    note: 'By the _id of the booking: photos, which GET /visit-photos gives, and damage notes.',
  }),
  audit: array().of(ownAuditEntrySchema.required()).required().meta({
    note: 'What the audit says of the account, and of its bookings, payments, reviews, messages and entries of the waitlist.',
  }),
  staffNotes: ownNoteSchema.nullable().defined().meta({
    note: 'What the staff has written about the account; null: nothing.',
  }),
});

export type OwnData = InferType<typeof ownDataSchema>;
