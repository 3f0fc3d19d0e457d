import type { Booking } from '@carwash/domain/bookings/booking';
import { type VisitProgress, visitProgress } from '@carwash/domain/bookings/visit-progress';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import KeyRounded from '@mui/icons-material/KeyRounded';
import LocalCarWashRounded from '@mui/icons-material/LocalCarWashRounded';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import WhereToVoteRounded from '@mui/icons-material/WhereToVoteRounded';

/** Returns the progress of a booked job; by the clock alone while its booking is unknown. */
export function jobProgress(booking: Booking | null, to: Date, now: Date): VisitProgress {
  if (booking) return visitProgress(booking, now);
  return to <= now ? 'finished' : 'pending';
}

const icons: Record<VisitProgress, typeof KeyRounded | null> = {
  pending: null,
  arrived: WhereToVoteRounded,
  washing: LocalCarWashRounded,
  ready: KeyRounded,
  unseen: HelpOutlineRounded,
  completed: TaskAltRounded,
  finished: TaskAltRounded,
  no_show: PersonOffOutlined,
  cancelled: PersonOffOutlined,
};

/** Repeats the progress as a mark that is also visible in one line, without colours and in print. */
export function ProgressIcon({ progress }: { progress: VisitProgress }) {
  const Icon = icons[progress];
  if (!Icon) return null;
  return (
    <Icon aria-hidden sx={{ fontSize: 15, mr: 0.5, flexShrink: 0, verticalAlign: 'text-bottom' }} />
  );
}
