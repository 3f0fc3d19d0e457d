import type { OpeningHours } from '../settings/opening-hours.ts';
import { openingDayOf } from '../slots/opening-day.ts';
import { businessDay } from '../time/business-time.ts';
import { minuteMs, startOfMinute } from '../time/durations.ts';
import type { Booking } from './booking.ts';
import { type VisitStage, visitStages } from './visit-stage.ts';

type BookingFacts = Pick<Booking, 'status' | 'stage'> & {
  slot: Pick<Booking['slot'], 'date' | 'startsAt'>;
};

/** Returns the stage that comes after another one; null after the last. */
export const stageAfter = (stage: VisitStage): VisitStage | null =>
  visitStages[visitStages.indexOf(stage) + 1] ?? null;

/** Tells whether the bay is free for the next car at a stage. */
export const leavesBay = (stage: VisitStage): boolean => stage === 'ready' || stage === 'collected';

/** Tells whether the wash has begun at a stage, whatever the clock says. */
export const hasBegunAt = (stage: VisitStage): boolean => stage === 'washing' || leavesBay(stage);

export type StageVerdict = 'possible' | 'there_already' | 'too_early' | 'cancelled' | 'missed';

/**
 * Tells whether it is the day of the visit or later. A visit after midnight belongs to the day before, because its car may
 * come early.
 */
export const hasVisitDayCome = (
  slot: BookingFacts['slot'],
  now: Date,
  { hours, timeZone }: { hours: OpeningHours; timeZone: string },
): boolean => openingDayOf(slot, hours, timeZone) <= businessDay(now, timeZone);

/**
 * Tells whether the staff may set the stage of a visit: from its day on, also back to an earlier stage to undo a tap.
 * @param hasDayCome see `hasVisitDayCome`
 */
export function mayChangeStage(
  { status, stage }: Pick<BookingFacts, 'status' | 'stage'>,
  to: VisitStage,
  hasDayCome: boolean,
): StageVerdict {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'no_show') return 'missed';
  if (stage === to) return 'there_already';
  return hasDayCome ? 'possible' : 'too_early';
}

/** Returns when a visit whose car has not come counts as late; null when it has come, or is not expected. */
export function lateFrom(
  { status, stage, slot }: BookingFacts,
  { graceMinutes }: { graceMinutes: number },
): Date | null {
  if (status !== 'pending' || stage !== 'expected') return null;
  return new Date(slot.startsAt.getTime() + graceMinutes * minuteMs);
}

/**
 * Returns when the job of a visit ends in its bay if it has begun and the bay is left at `now`: a minute after its beginning
 * at the earliest, and not later than it would have.
 */
export function endOfJobLeftAt({ from, to }: { from: Date; to: Date }, now: Date): Date {
  // The beginning of the minute, because the next car can begin in it.
  const end = Math.max(startOfMinute(now).getTime(), from.getTime() + minuteMs);
  return new Date(Math.min(end, to.getTime()));
}
