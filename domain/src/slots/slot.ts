import { type InferType, object, string } from 'yup';
import { clockTime, day, instant, serviceId } from '../schema/fields.ts';

export const slotStatuses = ['available', 'booked', 'canceled'] as const;
export type SlotStatus = (typeof slotStatuses)[number];

export const slotStatus = () => string().meta({ note: 'The state of the slot.' });

export const slotSchema = object({
  /** `{serviceId}_{date}_{HHmm}`: a second slot of a service at the same minute cannot exist. */
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
  /** Names the transaction that holds or booked the slot without naming the customer. */
  claimId: string().nullable().defined(),
  createdAt: instant().required(),
});

export type Slot = InferType<typeof slotSchema>;

/** The slot as it was booked: kept on transactions and bookings. */
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

/** As the API answers with it: without what only the server works with. Documents keep those fields. */
export const slotAnswerSchema = slotSchema.omit(['claimId']);
