import { type Booking, bookingStatusLabels } from '@carwash/domain/bookings/booking';
import { type VisitStage, visitStageLabels } from '@carwash/domain/bookings/visit-stage';
import type { Tone } from '~/ui/page/status-chip';

/** A booking whose time is over, before it is marked as completed or as a no-show. */
export const finishedLabel = 'Finished';

interface BookingStatusDisplay {
  label: string;
  tone: Tone;
}

/** Tones of the stages at which the car is with the business. */
const stageTones: Partial<Record<VisitStage, Tone>> = {
  arrived: 'waiting',
  washing: 'waiting',
  ready: 'good',
};

/**
 * Label and colour of a booking's status at `now`. While the car is with the business it is what the staff says,
 * even after the planned end.
 */
export function bookingStatusDisplay(
  {
    status,
    stage,
    slot,
  }: Pick<Booking, 'status' | 'stage'> & { slot: Pick<Booking['slot'], 'endsAt'> },
  now: Date,
): BookingStatusDisplay {
  if (status === 'cancelled') return { label: bookingStatusLabels.cancelled, tone: 'neutral' };
  if (status === 'no_show') return { label: bookingStatusLabels.no_show, tone: 'bad' };
  const tone = stageTones[stage];
  if (tone) return { label: visitStageLabels[stage], tone };
  if (status === 'completed') return { label: bookingStatusLabels.completed, tone: 'good' };
  return slot.endsAt > now && stage === 'expected'
    ? { label: bookingStatusLabels.pending, tone: 'good' }
    : { label: finishedLabel, tone: 'neutral' };
}
