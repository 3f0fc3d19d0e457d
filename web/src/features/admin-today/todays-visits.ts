import type { Booking } from '@carwash/domain/bookings/booking';
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
  const { status, stage } = visit;
  if (status === 'no_show' || stage === 'collected') return 'done';
  if (stage !== 'expected') return stage;
  // The clock completes a booking; unless somebody has said so, nobody knows that its car came.
  if (status === 'completed') return visit.isUnseen === false ? 'done' : 'unseen';
  const late = lateFrom(visit, { graceMinutes });
  return late && late <= now ? 'late' : 'coming';
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
