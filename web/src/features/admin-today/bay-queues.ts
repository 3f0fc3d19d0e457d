import { leavesBay } from '@carwash/domain/bookings/visit-stage-policy';
import type { Day, Job } from '@carwash/domain/days/day';
import type { TodaysVisit } from './todays-visit';

interface Turn {
  visit: TodaysVisit;
  job: Job;
}

/** A bay at a moment: the car in it and the one that comes next. */
export interface BayQueue {
  bay: Day['bays'][number];
  /** A car that is being washed, or has arrived for its time in this bay; null: none, as far as the staff has said. */
  inside: Turn | null;
  next: Turn | null;
}

/** Returns for each bay of a day the car in it at `now` and the next one that is expected or has arrived. */
export function bayQueues(day: Day, visits: readonly TodaysVisit[], now: Date): BayQueue[] {
  const byClaim = new Map(visits.map((visit) => [visit.claimId, visit]));
  const turns = Object.entries(day.jobs)
    .flatMap(([claimId, job]): Turn[] => {
      const visit = byClaim.get(claimId);
      const isOver = !visit || visit.status === 'no_show' || leavesBay(visit.stage);
      return isOver ? [] : [{ visit, job }];
    })
    .sort((one, other) => one.job.from.getTime() - other.job.from.getTime());
  return day.bays.map((bay) => {
    const ofBay = turns.filter(({ job }) => job.bay === bay._id);
    const washing = ofBay.find(({ visit }) => visit.stage === 'washing');
    const hasArrived = ({ visit }: Turn) => visit.stage === 'arrived';
    const inside =
      washing ??
      ofBay.find((turn) => hasArrived(turn) && turn.job.from <= now && now < turn.job.to) ??
      null;
    // A car that has arrived and whose time is over waits only where another one is still in the bay.
    const isWaiting = (turn: Turn) => hasArrived(turn) && (washing || now < turn.job.to);
    const isComing = ({ visit: { stage, status } }: Turn) =>
      stage === 'expected' && status === 'pending';
    const next = ofBay.find((turn) => turn !== inside && (isWaiting(turn) || isComing(turn)));
    return { bay, inside, next: next ?? null };
  });
}
