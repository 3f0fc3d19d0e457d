import { array, boolean, type InferType, object } from 'yup';
import { bookingAnswerSchema } from '../bookings/booking.ts';
import { calendarFeedSchema } from '../calendar/calendar-feed.ts';
import { customerNoteSchema } from '../customers/customer-note.ts';
import { messageAnswerSchema, mutedChannelsSchema } from '../messages/endpoints.ts';
import { pushSubscriptionSchema } from '../messages/push-subscription.ts';
import { transactionAnswerSchema } from '../payments/transaction.ts';
import { receiptSchema } from '../receipts/receipt.ts';
import { reviewAnswerSchema } from '../reviews/endpoints.ts';
import { instant } from '../schema/fields.ts';
import { userAnswerSchema } from '../users/user.ts';
import { savedVehicleSchema } from '../vehicles/saved-vehicle.ts';
import { visitRecordSchema } from '../visit-records/visit-record.ts';
import { waitlistEntrySchema } from '../waitlist/waitlist-entry.ts';

/** Most bookings, payments, receipts, reviews and messages in a copy of a customer's data, the newest of each. */
export const mostOwnRecords = 2000;

/** A calendar link of a customer, without its id, which is a hash of its secret. */
const ownFeedSchema = calendarFeedSchema.omit(['_id', 'uid', 'bay']);

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
      note: `false: of one of the lists only the newest ${mostOwnRecords} are here.`,
    }),
  profile: userAnswerSchema.required(),
  vehicles: array().of(savedVehicleSchema.required()).required(),
  bookings: array().of(bookingAnswerSchema.required()).required(),
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
  staffNotes: ownNoteSchema.nullable().defined().meta({
    note: 'What the staff has written about the account; null: nothing.',
  }),
});

export type OwnData = InferType<typeof ownDataSchema>;
