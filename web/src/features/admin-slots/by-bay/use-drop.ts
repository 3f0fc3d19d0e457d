import type { Day } from '@carwash/domain/days/day';
import { useCallback, useState } from 'react';
import { useMoveBooking } from '~/entities/bookings/move/use-move-booking';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import type { PlannedJob } from './bay-plan';
import { type DropTarget, dropTargets, withDropped } from './drop-targets';

/** A job, and the place where it was dropped. */
interface Dropped {
  job: PlannedJob;
  target: DropTarget;
}

export type Drops = ReturnType<typeof useDrop>;

/**
 * Moves dropped bookings: to another bay at once, to another time after a confirmation, because the customer
 * is notified of that. The move is shown optimistically, and reverted when it fails.
 */
export function useDrop(day: Day) {
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [onClosedDay, setOnClosedDay] = useState(false);
  const { running, move, keptOf } = useMoveBooking();
  const kept = keptOf(dropped?.target ?? { slotId: '' });

  const moveTo = async ({ job, target }: Dropped) => {
    setAsked(false);
    if (!job.booking) return;
    const { slotId, bay } = target;
    // On success nothing is reset: the moved job has a new claim id, so the optimistic change no longer
    // matches any job.
    const { _id, version } = job.booking;
    const agreed = { onClosedDay, onKeptMinutes: kept.isAgreed };
    const outcome = await move(_id, { version, slotId, bay, ...agreed });
    if (outcome === 'asked') setAsked(true);
    else if (outcome === 'failed') setDropped(null);
  };
  const drop = (job: PlannedJob, target: DropTarget) => {
    if (running) return;
    setDropped({ job, target });
    setOnClosedDay(false);
    if (target.slotId === job.slotId) void moveTo({ job, target });
    else setAsked(true);
  };
  const targetsOf = useCallback(
    ({ claimId }: PlannedJob) => dropTargets(day, claimId, new Date(), businessTimeZone),
    [day],
  );
  return {
    /** The day with the pending move applied. */
    day: dropped ? withDropped(day, dropped.job.claimId, dropped.target) : day,
    dropped,
    isAsked,
    /** Whether the desk has agreed to a closed day. */
    onClosedDay,
    setOnClosedDay,
    kept,
    targetsOf,
    onDrop: drop,
    confirm: () => dropped && moveTo(dropped),
    keep() {
      setAsked(false);
      setDropped(null);
    },
  };
}
