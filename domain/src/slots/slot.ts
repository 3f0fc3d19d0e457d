import { type InferType, object, string } from 'yup';
import { clockTime, day, instant, serviceId } from '../schema/fields.ts';

const slotStatuses = ['available', 'booked', 'canceled'] as const;
export type SlotStatus = (typeof slotStatuses)[number];

export const slotStatus = () => string().meta({ note: 'The state of the slot.' });

export const slotSchema = object({
  /** `{serviceId}_{date}_{HHmm}`, so a service cannot have two slots that start in the same minute. */
  _id: string().required(),
  serviceId: serviceId().required(),
  date: day().required(),
  startTime: clockTime().required(),
  endTime: clockTime().required(),
  startsAt: instant().required(),
  endsAt: instant().required(),
  isBooked: slotStatus().oneOf(slotStatuses).required(),
  heldUntil: instant()
    .nullable()
    .defined()
    .meta({ note: 'While somebody pays, nobody else may take the slot before this moment.' }),
  /** Identifies the transaction that holds or booked the slot without revealing the customer. */
  claimId: string().nullable().defined(),
  createdAt: instant().required(),
});

export type Slot = InferType<typeof slotSchema>;

/** Copy of the slot at the time of booking, stored on transactions and bookings. */
export const bookedSlotSchema = slotSchema.pick([
  '_id',
  'date',
  'startTime',
  'endTime',
  'startsAt',
  'endsAt',
]);

export type BookedSlot = InferType<typeof bookedSlotSchema>;

/** @param startTime HH:mm */
export const slotId = (serviceId: string, date: string, startTime: string) =>
  `${serviceId}_${date}_${startTime.replace(':', '')}`;

/** The slot in API responses: without the fields that only the server uses. */
export const slotAnswerSchema = slotSchema.omit(['claimId']);
