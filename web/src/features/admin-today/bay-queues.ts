import type { Booking } from '@carwash/domain/bookings/booking';
import { leavesBay } from '@carwash/domain/bookings/visit-stage-policy';
import type { Day, Job } from '@carwash/domain/days/day';

interface Turn {
  booking: Booking;
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
export function bayQueues(day: Day, bookings: readonly Booking[]): BayQueue[] {
  const byClaim = new Map(bookings.map((booking) => [booking.claimId, booking]));
  const turns = Object.entries(day.jobs)
    .flatMap(([claimId, job]): Turn[] => {
      const booking = byClaim.get(claimId);
      const isOver = !booking || booking.status === 'no_show' || leavesBay(booking.stage);
      return isOver ? [] : [{ booking, job }];
    })
    .sort((one, other) => one.job.from.getTime() - other.job.from.getTime());
  return day.bays.map((bay) => {
    const ofBay = turns.filter(({ job }) => job.bay === bay._id);
    const isInside = ({ booking }: Turn) => booking.stage === 'washing';
    const isNext = ({ booking: { stage, status } }: Turn) =>
      stage === 'arrived' || (stage === 'expected' && status === 'pending');
    return { bay, inside: ofBay.find(isInside) ?? null, next: ofBay.find(isNext) ?? null };
  });
}
