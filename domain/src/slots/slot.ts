import { type InferType, number, object, string } from 'yup';
import type { FreeBay } from '../bays/room.ts';
import { clockTime, day, instant, serviceId } from '../schema/fields.ts';

const slotStatuses = ['available', 'booked', 'canceled'] as const;
export type SlotStatus = (typeof slotStatuses)[number];

export const slotStatus = () => string().meta({ note: 'The state of the slot.' });

/** A start that the business offers, as it is stored. What takes it stands in its day. */
export const offeredSlotSchema = object({
  /** `{serviceId}_{date}_{HHmm}`, so a service cannot have two slots that start in the same minute. */
  _id: string().required(),
  serviceId: serviceId().required(),
  date: day().required(),
  startTime: clockTime().required(),
  endTime: clockTime().required(),
  startsAt: instant().required(),
  endsAt: instant().required(),
  isBooked: slotStatus().oneOf(['available', 'canceled']).required(),
  createdAt: instant().required(),
});

export type OfferedSlot = InferType<typeof offeredSlotSchema>;

/** A job that starts in a slot. */
export interface SlotClaim {
  claimId: string;
  bay: string;
  /** null: booked. */
  heldUntil: Date | null;
}

/** A slot as its day has it: a start that is sold as often as there are bays. */
export interface Slot extends Omit<OfferedSlot, 'isBooked' | 'createdAt'> {
  /** booked: there is no bay for it, whatever becomes of the holds. */
  isBooked: SlotStatus;
  /** While every bay is booked or held: when the first hold has run out. Else null. */
  heldUntil: Date | null;
  /** Whether the job that is wanted is over in time; if not, there is no bay for it. */
  fits: boolean;
  /** How many bays can do it. */
  bays: number;
  /** The bays that nobody has booked for it. */
  free: readonly FreeBay[];
  claims: readonly SlotClaim[];
}

/** A start, and what it takes. */
export type StartTimes = Pick<
  Slot,
  '_id' | 'serviceId' | 'date' | 'startTime' | 'startsAt' | 'endsAt'
>;

/** Copy of the slot at the time of booking, stored on transactions and bookings. */
export const bookedSlotSchema = offeredSlotSchema.pick([
  '_id',
  'date',
  'startTime',
  'endTime',
  'startsAt',
  'endsAt',
]);

export type BookedSlot = InferType<typeof bookedSlotSchema>;

/** The slot in API responses. */
export const slotAnswerSchema = offeredSlotSchema.shape({
  isBooked: slotStatus().oneOf(slotStatuses).required(),
  heldUntil: instant().nullable().defined().meta({
    note: 'While every bay is taken, and somebody pays: nobody else may take the slot before this moment.',
  }),
  left: number().integer().required().meta({
    note: 'How often it can be sold now: bays that nobody has booked or holds. As customers see it, 0 where it starts too soon or is too far ahead for them.',
  }),
});
