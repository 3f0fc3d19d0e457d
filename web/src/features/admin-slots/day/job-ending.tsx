import { type BookingStatus, bookingStatusLabels } from '@carwash/domain/bookings/booking';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import { finishedLabel } from '~/entities/bookings/booking-status-display';

/** How a booked job ended; finished: its time is over, and nobody has marked it yet. */
export type JobEnding = 'completed' | 'no_show' | 'finished';

export const jobEndingLabels: Record<JobEnding, string> = {
  completed: bookingStatusLabels.completed,
  no_show: bookingStatusLabels.no_show,
  finished: finishedLabel,
};

/** Returns how a booked job ended; null while it is to come or running. */
export function jobEnding(
  status: BookingStatus | undefined,
  to: Date,
  now: Date,
): JobEnding | null {
  if (status === 'completed' || status === 'no_show') return status;
  return to <= now ? 'finished' : null;
}

/** Repeats the ending's text as a mark that is also visible in one line, without colours and in print. */
export function JobEndingIcon({ ending }: { ending: JobEnding }) {
  const Icon = ending === 'no_show' ? PersonOffOutlined : TaskAltRounded;
  return (
    <Icon aria-hidden sx={{ fontSize: 15, mr: 0.5, flexShrink: 0, verticalAlign: 'text-bottom' }} />
  );
}
