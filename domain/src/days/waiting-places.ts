import type { Day, Job } from './day.ts';
import { areInTheWay, type FreeBay, freeBays } from './free-bays.ts';
import type { Waiting } from './waiting.ts';

const minuteMs = 60_000;

/** Minutes in a bay that fit somebody who waits, once the holds in the way have run out. */
export type WaitingPlace = Pick<Job, 'bay' | 'from' | 'to'>;

/** Tells whether anybody waits on the day. */
export const hasWaiting = ({ waiting = {} }: Pick<Day, 'waiting'>): boolean =>
  Object.keys(waiting).length > 0;

/** The places in line, the first first. */
export const inLine = ({ waiting = {} }: Pick<Day, 'waiting'>): [lineId: string, Waiting][] =>
  Object.entries(waiting).sort(
    ([oneId, one], [otherId, other]) =>
      one.since.getTime() - other.since.getTime() || (oneId < otherId ? -1 : 1),
  );

/** The starts HH:mm for which somebody waits and that are offered, the earliest first. */
export const wantedStarts = (
  { serviceId, starts }: Pick<Waiting, 'serviceId' | 'starts'>,
  day: Pick<Day, 'starts'>,
): string[] => starts.filter((start) => day.starts[serviceId]?.[start] !== undefined).sort();

/** The jobs that somebody waits for, each once, although many may wait for the same. */
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
 * All minutes of a day that fit somebody who waits.
 * @param instant tells the instant of a start HH:mm of the day
 * @param after starts up to then are past; undefined: all are told
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
 * Marks the free bays whose minutes collide with those that fit somebody who waits, also where a hold has to run
 * out first: if it does, they fit.
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
