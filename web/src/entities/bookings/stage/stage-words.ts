import type { Booking } from '@carwash/domain/bookings/booking';
import type { VisitStage } from '@carwash/domain/bookings/visit-stage';
import { mayChangeStage, stageAfter } from '@carwash/domain/bookings/visit-stage-policy';

/** Labels of the buttons by which the staff says that a stage is reached. */
export const stageActions: Record<Exclude<VisitStage, 'expected'>, string> = {
  arrived: 'Arrived',
  washing: 'Start washing',
  ready: 'Ready',
  collected: 'Collected',
};

/** Returns the stage that the button of a booking leads to; null when there is none. */
export function nextStageOf({ stage }: Pick<Booking, 'stage'>) {
  const next = stageAfter(stage);
  return next === 'expected' ? null : next;
}

/**
 * Tells whether the staff can take a visit to its next stage.
 * @param today yyyy-MM-dd
 */
export function canChangeStage(
  booking: Pick<Booking, 'status' | 'stage' | 'slot'>,
  today: string,
): boolean {
  const to = nextStageOf(booking);
  return to !== null && mayChangeStage(booking, to, today) === 'possible';
}
