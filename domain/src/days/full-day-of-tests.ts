import type { Bay } from './bay.ts';
import { emptyDay } from './changed-day.ts';
import type { Day, Job } from './day.ts';
import type { Capacity } from './day-size.ts';

/** https://firebase.google.com/docs/firestore/storage-size */
function bytesOfValue(value: unknown): number {
  if (value === null || typeof value === 'boolean') return 1;
  if (typeof value === 'number' || value instanceof Date) return 8;
  if (typeof value === 'string') return Buffer.byteLength(value) + 1;
  if (Array.isArray(value)) return value.map(bytesOfValue).reduce((sum, one) => sum + one, 0);
  return Object.entries(value as object)
    .map(([name, one]) => Buffer.byteLength(name) + 1 + bytesOfValue(one))
    .reduce((sum, one) => sum + one, 0);
}

/** Returns the size of a day as Firestore counts it. */
export const bytesOfDay = (day: Day) => 32 + 'days/2027-01-02'.length + 2 + bytesOfValue(day);

export const baysOfTests = (count: number, change: Partial<Bay> = {}): Bay[] =>
  Array.from({ length: count }, (_, at) => ({
    _id: `bay-${String(at).padStart(8, '0')}`,
    name: `Bay ${at}`,
    kind: 'bay' as const,
    services: null,
    cleanUp: 0,
    ...change,
  }));

export const servicesOfTests = (count: number, shortestJob: number, startsEvery: number | null) =>
  Array.from({ length: count }, (_, at) => ({
    _id: `service${at}`.padEnd(8, 'x'),
    shortestJob,
    startsEvery,
  }));

const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const every = (minutes: number) =>
  Array.from({ length: 1440 / minutes }, (_, at) => clockTime(at * minutes));

/** A day as full as a plan that is open all day lets it become. */
export function fullDay({ bays, services }: Capacity): Day {
  const [{ shortestJob, startsEvery }] = services as [Capacity['services'][number]];
  const at = new Date('2027-01-02T00:00:00Z');
  const jobs = bays.flatMap(({ _id }) =>
    every(shortestJob).map((time): [string, Job] => [
      crypto.randomUUID(),
      {
        bay: _id,
        slotId: `foamwash_2027-01-02_${time.replace(':', '')}`,
        from: at,
        to: at,
        heldUntil: at,
      },
    ]),
  );
  const starts = every(startsEvery ?? 1440);
  const waiting = Array.from(
    { length: 100 },
    (_, place): [string, NonNullable<Day['waiting']>[string]] => [
      String(place).padStart(12, 'x'),
      { serviceId: 'foamwash', minutes: 30, since: at, starts: starts.slice(0, 20) },
    ],
  );
  return {
    ...emptyDay('2027-01-02', bays, at),
    jobs: Object.fromEntries(jobs),
    waiting: Object.fromEntries(waiting),
    starts: Object.fromEntries(
      services.map(({ _id }) => [_id, Object.fromEntries(starts.map((time) => [time, 30]))]),
    ),
    byHours: Object.fromEntries(services.map(({ _id }) => [_id, starts])),
    serviceIds: services.map(({ _id }) => _id),
  };
}
