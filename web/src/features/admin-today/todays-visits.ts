import type { Booking } from '@carwash/domain/bookings/booking';
import { visitProgress } from '@carwash/domain/bookings/visit-progress';
import { lateFrom } from '@carwash/domain/bookings/visit-stage-policy';

/** Groups of a day's visits, in the order in which the staff looks at them. */
export const visitGroups = [
  'late',
  'unseen',
  'coming',
  'arrived',
  'washing',
  'ready',
  'done',
] as const;
export type VisitGroup = (typeof visitGroups)[number];

type Visit = Pick<Booking, 'status' | 'stage' | 'slot' | 'isUnseen'>;

const groupOf = (visit: Visit, graceMinutes: number, now: Date): VisitGroup => {
  const late = lateFrom(visit, { graceMinutes });
  if (late) return late <= now ? 'late' : 'coming';
  const progress = visitProgress(visit, now);
  return visitGroups.find((group) => group === progress) ?? 'done';
};

/** Sorts the visits of a day that are not cancelled into groups. Each keeps their order. */
export function groupVisits<V extends Visit>(
  visits: readonly V[],
  graceMinutes: number,
  now: Date,
): Record<VisitGroup, V[]> {
  const groups = Map.groupBy(visits, (visit) => groupOf(visit, graceMinutes, now));
  const visitsIn = (group: VisitGroup) => groups.get(group) ?? [];
  return {
    late: visitsIn('late'),
    unseen: visitsIn('unseen'),
    coming: visitsIn('coming'),
    arrived: visitsIn('arrived'),
    washing: visitsIn('washing'),
    ready: visitsIn('ready'),
    done: visitsIn('done'),
  };
}
