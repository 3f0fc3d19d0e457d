import type { OpeningHours } from '../settings/opening-hours.ts';
import { holdStillBlocks } from '../slots/hold.ts';
import { closedDayOf } from '../slots/opening-day.ts';
import type { Slot } from '../slots/slot.ts';
import { claimOf, isSlotOpen } from '../slots/slot-state.ts';
import type { Booking } from './booking.ts';
import { hasBegunAt } from './visit-stage-policy.ts';

export type MoveVerdict =
  | 'possible'
  /** The booking already has this slot, in a bay that is as good. */
  | 'there_already'
  | 'cancelled'
  | 'over'
  | 'other_service'
  | 'slot_taken';

type BookingFacts = Pick<Booking, 'status' | 'stage' | 'claimId'> & {
  service: Pick<Booking['service'], '_id'>;
  slot: Pick<Booking['slot'], '_id'>;
};

/** Tells whether the desk can still move a booking: it is pending, and its wash has not begun. */
export const isMovable = ({ status, stage }: Pick<Booking, 'status' | 'stage'>): boolean =>
  status === 'pending' && !hasBegunAt(stage);

/**
 * Tells whether the desk may move a booking to `slot`: to an open one of the same service, even when its own
 * has begun, or to another bay at its current time.
 * @param slot with its availability for the booking that moves; its free bays are only those that the booking
 * may get
 */
export function mayMove(booking: BookingFacts, slot: Slot, now: Date): MoveVerdict {
  if (booking.status === 'cancelled') return 'cancelled';
  if (!isMovable(booking)) return 'over';
  if (slot.serviceId !== booking.service._id) return 'other_service';
  if (slot._id !== booking.slot._id) {
    return isSlotOpen(slot, now) ? 'possible' : 'slot_taken';
  }
  const own = claimOf(slot, booking)?.bay;
  if (slot.free.some(({ bay }) => bay === own)) return 'there_already';
  const isFree = slot.free.some(
    ({ heldUntil, isForWaitlist }) =>
      !isForWaitlist && (heldUntil === null || !holdStillBlocks(heldUntil, now)),
  );
  return isFree ? 'possible' : 'slot_taken';
}

type Place = Pick<Slot, 'date' | 'startsAt'>;

/**
 * Returns the closed day, yyyy-MM-dd, to which the new time of a booking that moves belongs, because the desk is asked
 * before; null if there is none.
 */
export const closedDayOfMove = (
  from: Pick<Place, 'startsAt'>,
  to: Place,
  hours: OpeningHours,
  timeZone: string,
): string | null =>
  to.startsAt.getTime() === from.startsAt.getTime() ? null : closedDayOf(to, hours, timeZone);
