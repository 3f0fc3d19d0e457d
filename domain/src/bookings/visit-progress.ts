import { type Booking, type BookingStatus, bookingStatusLabels } from './booking.ts';
import { type VisitStage, visitStageLabels } from './visit-stage.ts';

/** What every screen calls a visit at a moment. */
export type VisitProgress =
  | BookingStatus
  | Extract<VisitStage, 'arrived' | 'washing' | 'ready'>
  /** Completed by the clock, and nobody has said whether its car came. */
  | 'unseen'
  /** Its time is over, or its car collected, and it is not completed yet. */
  | 'finished';

export const visitProgressLabels: Record<VisitProgress, string> = {
  ...bookingStatusLabels,
  arrived: visitStageLabels.arrived,
  washing: visitStageLabels.washing,
  ready: visitStageLabels.ready,
  unseen: 'Not seen',
  finished: 'Finished',
};

type VisitFacts = Pick<Booking, 'status' | 'stage' | 'isUnseen'> & {
  slot: Pick<Booking['slot'], 'endsAt'>;
};

/** Returns the progress of a visit at `now`. While its car is here it is what the staff says, also after the planned end. */
export function visitProgress(
  { status, stage, isUnseen, slot }: VisitFacts,
  now: Date,
): VisitProgress {
  if (status === 'cancelled' || status === 'no_show') return status;
  if (stage === 'arrived' || stage === 'washing' || stage === 'ready') return stage;
  if (status === 'completed') return isUnseen ? 'unseen' : 'completed';
  return slot.endsAt > now && stage === 'expected' ? 'pending' : 'finished';
}
