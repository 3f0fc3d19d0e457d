import {
  type VisitProgress,
  visitProgress,
  visitProgressLabels,
} from '@carwash/domain/bookings/visit-progress';
import type { Tone } from '~/ui/page/status-chip';

const tones: Record<VisitProgress, Tone> = {
  pending: 'good',
  arrived: 'waiting',
  washing: 'waiting',
  ready: 'good',
  completed: 'good',
  finished: 'neutral',
  unseen: 'waiting',
  no_show: 'bad',
  cancelled: 'neutral',
};

/** Label and colour of a booking's progress at `now`. */
export function bookingStatusDisplay(
  booking: Parameters<typeof visitProgress>[0],
  now: Date,
): { label: string; tone: Tone } {
  const progress = visitProgress(booking, now);
  return { label: visitProgressLabels[progress], tone: tones[progress] };
}
