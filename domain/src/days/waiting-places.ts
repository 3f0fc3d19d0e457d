import { minuteMs } from '../time/durations.ts';
import type { Day, Job } from './day.ts';
import { areInTheWay, type FreeBay, freeBays } from './free-bays.ts';
import type { Waiting } from './waiting.ts';

/** Minutes in a bay that fit a place in line, at the latest once the holds in the way have run out. */
export type WaitingPlace = Pick<Job, 'bay' | 'from' | 'to'>;

/** Tells whether anybody waits on the day. */
export const hasWaiting = ({ waiting = {} }: Pick<Day, 'waiting'>): boolean =>
  Object.keys(waiting).length > 0;

/** Returns the places in line, in their order. */
export const inLine = ({ waiting = {} }: Pick<Day, 'waiting'>): [lineId: string, Waiting][] =>
  Object.entries(waiting).sort(
    ([oneId, one], [otherId, other]) =>
      one.since.getTime() - other.since.getTime() || (oneId < otherId ? -1 : 1),
  );

/** Returns the starts HH:mm of a place in line that are offered, the earliest first. */
export const wantedStarts = (
  { serviceId, starts }: Pick<Waiting, 'serviceId' | 'starts'>,
  day: Pick<Day, 'starts'>,
): string[] => starts.filter((start) => day.starts[serviceId]?.[start] !== undefined).sort();

/** Returns the jobs that customers wait for, each once, even if several wait for the same. */
function wantedJobs(day: Day): (Pick<Waiting, 'serviceId' | 'minutes'> & { start: string })[] {
  const jobs = inLine(day).flatMap(([, waiting]) =>
    wantedStarts(waiting, day).map((start) => {
      const { serviceId, minutes } = waiting;
      return [`${serviceId} ${minutes} ${start}`, { serviceId, minutes, start }] as const;
    }),
  );
  return [...new Map(jobs).values()];
}

/**
 * Returns all minutes of a day that are kept for the waitlist, because they fit a place in line.
 * @param instant returns the instant of a start HH:mm of the day
 * @param after starts up to this time are left out; undefined: none is
 */
export const waitingPlaces = (
  day: Day,
  instant: (startTime: string) => Date,
  after?: Date,
): WaitingPlace[] =>
  wantedJobs(day).flatMap(({ serviceId, minutes, start }) => {
    const from = instant(start);
    if (after && from <= after) return [];
    const to = new Date(from.getTime() + minutes * minuteMs);
    return freeBays({ serviceId, from, to }, [day]).map(({ bay }) => ({ bay, from, to }));
  });

/**
 * Returns who waits for minutes of a job in one of these bays, the first in line first.
 * @param instant see `waitingPlaces`
 * @returns their ids in the line
 */
export const waitingForMinutes = (
  { from, to, bays }: Pick<Job, 'from' | 'to'> & { bays: readonly string[] },
  day: Day,
  instant: (startTime: string) => Date,
): string[] => {
  const isInTheWay = (place: WaitingPlace): boolean => {
    const bay = bays.includes(place.bay) && day.bays.find(({ _id }) => _id === place.bay);
    return bay !== false && bay !== undefined && areInTheWay(place, { from, to }, bay);
  };
  return inLine(day)
    .filter(([lineId, waiting]) =>
      waitingPlaces({ ...day, waiting: { [lineId]: waiting } }, instant).some(isInTheWay),
    )
    .map(([lineId]) => lineId);
};

/**
 * Returns the free bays, and marks those in which the job would take minutes that are kept for the waitlist. Minutes
 * of a hold count as kept too, because they fit as soon as the hold runs out.
 */
export function markKept(
  free: readonly FreeBay[],
  job: Pick<Job, 'from' | 'to'>,
  places: readonly WaitingPlace[],
  { bays }: Pick<Day, 'bays'>,
): FreeBay[] {
  if (places.length === 0) return [...free];
  const isKept = (id: string): boolean => {
    const bay = bays.find(({ _id }) => _id === id);
    return places.some((place) => place.bay === id && bay && areInTheWay(place, job, bay));
  };
  return free.map((each) => (isKept(each.bay) ? { ...each, isForWaitlist: true } : each));
}
