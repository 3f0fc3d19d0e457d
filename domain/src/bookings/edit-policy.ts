import { minutesOf } from '../services/quote.ts';
import { shortestService } from '../services/service.ts';
import { minutesSold } from '../slots/job-length.ts';
import { minuteMs } from '../time/durations.ts';
import type { Booking } from './booking.ts';
import { leavesBay } from './visit-stage-policy.ts';

export type EditVerdict = 'possible' | 'cancelled' | 'over' | 'changed_meanwhile';

type BookingFacts = Pick<Booking, 'status' | 'stage' | 'edits'>;

/**
 * Tells whether the desk may still change what a booking says: until its car is ready. A booking is completed at its
 * planned end, also if its car is still being washed.
 */
export const isEditable = ({ status, stage }: Pick<Booking, 'status' | 'stage'>): boolean =>
  !leavesBay(stage) && (status === 'pending' || (status === 'completed' && stage !== 'expected'));

/**
 * Tells whether the desk may change a booking.
 * @param seenEdits how often it had been changed when the caller looked: of two people who change it at once the
 * second is told
 */
export function mayEdit(booking: BookingFacts, seenEdits: number): EditVerdict {
  if (booking.status === 'cancelled') return 'cancelled';
  if (!isEditable(booking)) return 'over';
  return (booking.edits ?? 0) === seenEdits ? 'possible' : 'changed_meanwhile';
}

/**
 * Returns the end of a visit after an edit: later by as much as the new lines take longer, and by the minutes that the
 * desk adds. Minutes that were added before stay.
 */
export function endAfterEdit(
  { slot, lines }: { slot: Pick<Booking['slot'], 'startsAt' | 'endsAt'>; lines: Booking['lines'] },
  newLines: Booking['lines'],
  longerBy: number,
): Date {
  const minutes = minutesSold({ slot }).minutes + minutesOf(newLines) - minutesOf(lines) + longerBy;
  return new Date(slot.startsAt.getTime() + Math.max(shortestService, minutes) * minuteMs);
}
