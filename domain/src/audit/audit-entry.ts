import { type InferType, mixed, object, string } from 'yup';
import { clockTime, day, instant } from '../schema/fields.ts';

export const auditKinds = [
  'role',
  'account',
  'service',
  'slot',
  'bay',
  'booking',
  'payment',
  'refund',
  'review',
  'picture',
  'settings',
  'message',
  'calendar',
  'waitlist',
  'customer',
  'closing',
  'till',
] as const;
export type AuditKind = (typeof auditKinds)[number];

export const auditKindLabels: Record<AuditKind, string> = {
  role: 'Role',
  account: 'Account',
  service: 'Service',
  slot: 'Slot',
  bay: 'Bay',
  booking: 'Booking',
  payment: 'Payment',
  refund: 'Refund',
  review: 'Review',
  picture: 'Picture',
  settings: 'Settings',
  message: 'Message',
  calendar: 'Calendar link',
  waitlist: 'Waitlist',
  customer: 'Customer',
  closing: 'Closing',
  till: 'Till',
};

/** Label of every account. Entries outlive accounts, so they must not contain names. */
export const accountLabel = 'Account';

/** The changed fields on one side (before or after) of an entry: field -> value, as JSON. */
export type AuditedFields = Record<string, unknown>;

const fields = () => mixed<AuditedFields>().nullable().defined();

/** One change by staff. Written in the commit that makes the change, never changed afterwards. */
export const auditEntrySchema = object({
  _id: string().required(),
  kind: string().oneOf(auditKinds).required(),
  /** A short text for the change: 'cancelled', 'role changed', 'slots created'. */
  action: string().required(),
  /** The person of the staff who made the change, with their name at that time. */
  by: object({ uid: string().required(), name: string().required() }).required(),
  /** The object that was changed. */
  subject: object({
    /** Id of the changed object's document. */
    id: string().required(),
    /** Name of the object for people, without any customer's name. */
    label: string().required(),
    /** Date and time of the object, if it has one. */
    slot: object({ date: day().required(), startTime: clockTime().required() })
      .optional()
      // Default, because yup would otherwise parse a missing slot as a slot with empty fields.
      .default(undefined),
  }).required(),
  /**
   * Only the fields that differ. Null when the object did not exist before, or does not exist
   * afterwards.
   */
  before: fields(),
  after: fields(),
  createdAt: instant().required(),
});

export type AuditEntry = InferType<typeof auditEntrySchema>;
