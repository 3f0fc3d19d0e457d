import { array, boolean, type InferType, object, string } from 'yup';
import type { Day } from '../days/day.ts';
import type { OpeningHours } from '../settings/opening-hours.ts';
import { type Booking, bookingSchema, unseenMeta } from './booking.ts';
import { isOfDay } from './is-of-day.ts';

/** A booking as the yard sees it: nothing about the person and money but where to come to. */
export const yardVisitSchema = bookingSchema
  .pick(['_id', 'claimId', 'slot', 'vehicle', 'address', 'note', 'status', 'stage', 'version'])
  .shape({
    service: object({ name: string().required() }).required(),
    isUnseen: boolean().required().meta(unseenMeta),
    /** Names of what is done beside the service. */
    addOnNames: array().of(string().required()).required(),
  });

export type YardVisit = InferType<typeof yardVisitSchema>;

/**
 * Tells whether the yard works on a booking: it was not cancelled, and its car comes or stays on this day.
 * @param today yyyy-MM-dd, the day to whose opening the present belongs
 * @param day of today
 */
export const isInYard = (
  booking: Pick<Booking, 'slot' | 'claimId' | 'status'>,
  today: string,
  day: Day | undefined,
  zoned: { hours: OpeningHours; timeZone: string },
): boolean => booking.status !== 'cancelled' && isOfDay(booking, today, day, zoned);

/** Returns the part of a booking that the yard may see. */
export const yardVisitOf = (booking: Booking): YardVisit => {
  const { _id, claimId, slot, vehicle, address, note, status, stage, version, service, lines } =
    booking;
  return {
    _id,
    claimId,
    slot,
    vehicle,
    address,
    note,
    status,
    stage,
    isUnseen: booking.isUnseen === true,
    version,
    service: { name: service.name },
    addOnNames: lines.slice(1).map(({ name }) => name),
  };
};
