import { type InferType, number, object, string } from 'yup';
import type { FreeBay } from '../days/free-bays.ts';
import { clockTime, day, instant, serviceId } from '../schema/fields.ts';

export const slotStatuses = ['available', 'booked', 'canceled'] as const;
export type SlotStatus = (typeof slotStatuses)[number];

export const slotStatus = () => string().meta({ note: 'The state of the slot.' });

const slotTimes = {
  /**
   * `{serviceId}_{date}_{HHmm}`, so a service cannot have two slots that start in the same minute. A walk-in in the hour that
   * the clocks repeat has a `b` at the end.
   */
  _id: string().required(),
  serviceId: serviceId().required(),
  date: day().required(),
  startTime: clockTime().required(),
  endTime: clockTime().required(),
  startsAt: instant().required(),
  endsAt: instant().required(),
};

const slotTimesSchema = object(slotTimes);

/** A start with its length, in local times and instants. */
type SlotTimes = InferType<typeof slotTimesSchema>;

/** A job that starts in a slot. */
export interface SlotClaim {
  claimId: string;
  bay: string;
  /** End of the hold; null: booked. */
  heldUntil: Date | null;
}

/**
 * A start of a service, computed from its day; it is stored nowhere else. It can be sold as often as bays are free.
 */
export interface Slot extends SlotTimes {
  /** booked: no bay is free for it, and none would be if all holds ran out. */
  isBooked: SlotStatus;
  /** While every bay is booked or held: time at which the first bay is free of holds. Else null. */
  heldUntil: Date | null;
  /** false: a bay is free for a shorter job, but not for the wanted one; then `isBooked` is 'booked'. */
  fits: boolean;
  /** Number of bays that can do the service. */
  bays: number;
  /** Bays that are not booked or closed for its minutes. */
  free: readonly FreeBay[];
  claims: readonly SlotClaim[];
}

/** A start with its length, without its local end. */
export type StartTimes = Omit<SlotTimes, 'endTime'>;

/** Copy of the slot at the time of booking, stored on transactions and bookings. */
export const bookedSlotSchema = slotTimesSchema.pick([
  '_id',
  'date',
  'startTime',
  'endTime',
  'startsAt',
  'endsAt',
]);

export type BookedSlot = InferType<typeof bookedSlotSchema>;

/** The slot in API responses. */
export const slotAnswerSchema = object({
  ...slotTimes,
  /** The same as `serviceId`. */
  service: string().optional(),
  isBooked: slotStatus().oneOf(slotStatuses).required(),
  heldUntil: instant().nullable().defined().meta({
    note: 'While every bay is taken, and somebody pays: nobody else may take the slot before this moment.',
  }),
  left: number().integer().required().meta({
    note: 'How often it can be sold now: bays that nobody has booked or holds. As customers see it, 0 where it starts too soon or is too far ahead for them.',
  }),
}).transform((slot) => slot && { ...slot, service: slot.serviceId });
