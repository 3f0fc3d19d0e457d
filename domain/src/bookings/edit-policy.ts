import { minutesOf } from '../services/quote.ts';
import { shortestService } from '../services/service.ts';
import { minutesSold } from '../slots/job-length.ts';
import { hourMs, minuteMs } from '../time/durations.ts';
import type { Booking } from './booking.ts';
import { isErased } from './erased-customer.ts';
import { leavesBay } from './visit-stage-policy.ts';

export type EditVerdict = 'possible' | 'cancelled' | 'over';

/** Time after the planned end for which a visit counts as late, and not as one whose stage was forgotten. */
const lateForMs = 12 * hourMs;

type Progress = Pick<Booking, 'status' | 'stage'> & { slot: Pick<Booking['slot'], 'endsAt'> };

/**
 * Tells whether the desk may still change what a booking says at `now`: until its car is ready. A booking is completed at
 * its planned end, also if its car has come and is not ready; it can be changed for half a day then.
 */
export function isEditable({ status, stage, slot }: Progress, now: Date): boolean {
  if (leavesBay(stage)) return false;
  if (status !== 'completed') return status === 'pending';
  return stage !== 'expected' && now.getTime() < slot.endsAt.getTime() + lateForMs;
}

/**
 * Tells whether the desk may correct name, phone number and email of a booking's customer, also once the visit is over or
 * cancelled: nobody else could, without an account.
 */
export const isCustomerCorrectable = ({ customer }: Pick<Booking, 'customer'>): boolean =>
  customer.uid === null && !isErased(customer);

/** Tells whether the desk may change a booking. */
export function mayEdit(booking: Progress, now: Date): EditVerdict {
  if (booking.status === 'cancelled') return 'cancelled';
  return isEditable(booking, now) ? 'possible' : 'over';
}

/** Returns the minutes that the desk has added to what the lines of a booking take; 0: none. */
export const addedMinutes = ({
  slot,
  lines,
}: {
  slot: Pick<Booking['slot'], 'startsAt' | 'endsAt'>;
  lines: Booking['lines'];
}): number => Math.max(0, minutesSold({ slot }).minutes - minutesOf(lines));

/**
 * Returns the end of a visit after an edit: later by as much as the new lines take longer, and by the minutes that the
 * desk adds. Minutes that were added before stay, unless the desk takes them back.
 * @param longerBy negative: takes back at most the minutes that were added
 */
export function endAfterEdit(
  { slot, lines }: { slot: Pick<Booking['slot'], 'startsAt' | 'endsAt'>; lines: Booking['lines'] },
  newLines: Booking['lines'],
  longerBy: number,
): Date {
  const planned = minutesSold({ slot }).minutes + minutesOf(newLines) - minutesOf(lines);
  const least = Math.max(shortestService, Math.min(planned, minutesOf(newLines)));
  return new Date(slot.startsAt.getTime() + Math.max(least, planned + longerBy) * minuteMs);
}
