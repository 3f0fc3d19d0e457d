import { minuteMs } from '../time/durations.ts';
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
 * Tells whether the staff may say how far a visit has come: from the day of the visit on, and also back, to undo a
 * tap.
 * @param today yyyy-MM-dd in the business time zone
 */
export function mayChangeStage(
  { status, stage, slot }: BookingFacts,
  to: VisitStage,
  today: string,
): StageVerdict {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'no_show') return 'missed';
  if (stage === to) return 'there_already';
  return slot.date > today ? 'too_early' : 'possible';
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
 * Returns when the job of a visit ends in its bay if the bay is left at `now`: a minute after its beginning at the
 * earliest, and not later than it would have.
 */
export function endOfJobLeftAt({ from, to }: { from: Date; to: Date }, now: Date): Date {
  // The beginning of the minute, because the next car can begin in it.
  const minute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const end = Math.max(minute, from.getTime() + minuteMs);
  return new Date(Math.min(end, to.getTime()));
}
