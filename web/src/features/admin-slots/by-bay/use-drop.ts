import type { Day } from '@carwash/domain/bays/day';
import { useCallback, useState } from 'react';
import { useMoveBooking } from '~/entities/bookings/move/use-move-booking';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import type { PlannedJob } from './bay-plan';
import { type DropTarget, dropTargets, withDropped } from './drop-targets';

/** A job, and where it was dropped. */
export interface Dropped {
  job: PlannedJob;
  target: DropTarget;
}

export type Drops = ReturnType<typeof useDrop>;

/**
 * Moves bookings that are dropped: at once to another bay, after a question to another time, of which the customer
 * is told. They are shown there from the drop on, and are back where they were when it fails.
 */
export function useDrop(day: Day) {
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { running, move } = useMoveBooking();

  const moveTo = async ({ job, target }: Dropped) => {
    setAsked(false);
    if (!job.booking) return;
    const { slotId, bay } = target;
    // The job gets another claim id when it moves: what is shown ahead of that ends by itself.
    if (!(await move(job.booking._id, { slotId, bay }))) setDropped(null);
  };
  const drop = (job: PlannedJob, target: DropTarget) => {
    if (running) return;
    setDropped({ job, target });
    if (target.slotId === job.slotId) void moveTo({ job, target });
    else setAsked(true);
  };
  const targetsOf = useCallback(
    ({ claimId }: PlannedJob) => dropTargets(day, claimId, new Date(), businessTimeZone),
    [day],
  );
  return {
    /** The day with what is on its way. */
    day: dropped ? withDropped(day, dropped.job.claimId, dropped.target) : day,
    dropped,
    isAsked,
    targetsOf,
    onDrop: drop,
    confirm: () => dropped && moveTo(dropped),
    keep() {
      setAsked(false);
      setDropped(null);
    },
  };
}
