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
  /** null: no car is in it, as far as the staff has said. */
  inside: Turn | null;
  next: Turn | null;
}

/** Returns for each bay of a day the car that is being washed and the next one that is expected or has arrived. */
export function bayQueues(day: Day, visits: readonly TodaysVisit[]): BayQueue[] {
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
    const isInside = ({ visit }: Turn) => visit.stage === 'washing';
    const isNext = ({ visit: { stage, status } }: Turn) =>
      stage === 'arrived' || (stage === 'expected' && status === 'pending');
    return { bay, inside: ofBay.find(isInside) ?? null, next: ofBay.find(isNext) ?? null };
  });
}
