import type { Booking } from '@carwash/domain/bookings/booking';
import type { VisitStage } from '@carwash/domain/bookings/visit-stage';
import {
  hasVisitDayCome,
  mayChangeStage,
  stageAfter,
} from '@carwash/domain/bookings/visit-stage-policy';
import type { OpeningHours } from '@carwash/domain/settings/opening-hours';
import { businessTimeZone } from '~/lib/clock/business-time-zone';

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

/** Tells whether the staff can take a visit to its next stage. */
export function canChangeStage(
  booking: Pick<Booking, 'status' | 'stage' | 'slot'>,
  now: Date,
  hours: OpeningHours,
): boolean {
  const to = nextStageOf(booking);
  const zoned = { hours, timeZone: businessTimeZone };
  const hasDayCome = hasVisitDayCome(booking.slot, now, zoned);
  return to !== null && mayChangeStage(booking, to, hasDayCome) === 'possible';
}
