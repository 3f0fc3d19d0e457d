import { type InferType, mixed, object, string } from 'yup';
import { clockTime, day, instant } from '../schema/fields.ts';

export const auditKinds = [
  'role',
  'account',
  'service',
  'slot',
  'booking',
  'refund',
  'review',
] as const;
export type AuditKind = (typeof auditKinds)[number];

export const auditKindLabels: Record<AuditKind, string> = {
  role: 'Role',
  account: 'Account',
  service: 'Service',
  slot: 'Slot',
  booking: 'Booking',
  refund: 'Refund',
  review: 'Review',
};

/** What changed on one side of an entry: field -> value, as JSON. */
export type AuditedFields = Record<string, unknown>;

const fields = () => mixed<AuditedFields>().nullable().defined();

/** One change by an admin. Written in the commit that makes the change, never changed afterwards. */
export const auditEntrySchema = object({
  _id: string().required(),
  kind: string().oneOf(auditKinds).required(),
  /** What was done, in a few words: 'cancelled', 'role changed', 'slots created'. */
  action: string().required(),
  /** Who did it, as they were called then. */
  by: object({ uid: string().required(), name: string().required() }).required(),
  /** What it was done to. */
  subject: object({
    /** Of its document. */
    id: string().required(),
    /** What people call it, as it was typed: nothing is to be read out of it. */
    label: string().required(),
    /** When it takes place, if it has a time. Older entries have it in their label. */
    slot: object({ date: day().required(), startTime: clockTime().required() })
      .optional()
      // Otherwise a subject without a time would be read as one with an empty one.
      .default(undefined),
  }).required(),
  /** Only the fields that differ; null where there was nothing before, or is nothing after. */
  before: fields(),
  after: fields(),
  createdAt: instant().required(),
});

export type AuditEntry = InferType<typeof auditEntrySchema>;
