import type { Day, Job, Starts } from '../days/day.ts';
import { countBays, type FreeBay, freeBays } from '../days/free-bays.ts';
import { hasWaiting, markKept, type WaitingPlace, waitingPlaces } from '../days/waiting-places.ts';
import { businessClockTime, businessInstant } from '../time/business-time.ts';
import { clockOf } from '../time/clock-of.ts';
import { minuteMs, startOfMinute } from '../time/durations.ts';
import { endOfJob, isOverInTime, type JobLength } from './job-length.ts';
import type { Slot, StartTimes } from './slot.ts';
import { partsOfSlotId, repeatedSlotId, slotId } from './slot-id.ts';

interface View {
  timeZone: string;
  /** Later days that a slot of the day reaches into; without them only its own day is considered. */
  later?: readonly Day[] | undefined;
  /** Claim id of the job that moves: it is ignored, because it does not block itself. */
  ignored?: string | undefined;
  /** Length of jobs that take longer or shorter than usual. */
  length?: JobLength | undefined;
  /** true: minutes kept for the waitlist count as free, because the slot is for somebody on it. */
  isForWaiting?: boolean | undefined;
  /** true: the slot is of a walk-in, so it need not be offered. */
  isFromNow?: boolean | undefined;
  /** Time up to which starts are past, so that nothing is kept for them; undefined: all starts count. */
  now?: Date | undefined;
}

/** Returns all minutes that are kept for the waitlist. */
const keptPlaces = (
  day: Day,
  { later = [], isForWaiting = false, now, timeZone }: View,
): WaitingPlace[] =>
  [day, ...later]
    .filter((each) => !isForWaiting && hasWaiting(each))
    .flatMap((each) => waitingPlaces(each, clockOf(each._id, timeZone), now));

/** Returns the minutes that are kept from a job: those that it has already are not. */
function keptFrom(
  job: Pick<Job, 'from' | 'to'>,
  own: Job | undefined,
  kept: readonly WaitingPlace[],
): readonly WaitingPlace[] {
  const isTheirs = own !== undefined && own.from <= job.from && job.to <= own.to;
  return isTheirs ? kept.filter(({ bay }) => bay !== own.bay) : kept;
}

const isForAll = ({ isForWaitlist }: FreeBay): boolean => !isForWaitlist;

/** Returns the time at which the first of the bays is free of holds; null if one of them has none. */
function firstEnd(free: readonly FreeBay[]): Date | null {
  const ends = free.map(({ heldUntil }) => heldUntil);
  if (ends.includes(null)) return null;
  return ends.reduce((first, end) => (first && end && end > first ? first : end), null);
}

const claimsOf = (jobs: Readonly<Record<string, Job>>, slot: string): Slot['claims'] =>
  Object.entries(jobs)
    .filter(([, { slotId }]) => slotId === slot)
    .map(([claimId, { bay, heldUntil }]) => ({ claimId, bay, heldUntil }));

/** Returns the times of a start that is no longer offered: it is as long as the job of the booking that looks at it. */
function timesOfJob(day: Day, times: StartTimes, claimId: string | undefined): StartTimes {
  const job = claimId === undefined ? undefined : day.jobs[claimId];
  return job?.slotId === times._id ? { ...times, startsAt: job.from, endsAt: job.to } : times;
}

function slotAt(
  day: Day,
  start: StartTimes,
  view: View,
  kept: readonly WaitingPlace[] = keptPlaces(day, view),
): Slot {
  const { later = [], ignored, isFromNow, timeZone, length } = view;
  const { _id, serviceId } = start;
  const state = isFromNow ? 'offered' : stateOf(day, start);
  const isClosed = state === 'closed';
  const isWithdrawn = state === 'withdrawn';
  const times = isWithdrawn ? timesOfJob(day, start, ignored) : start;
  const { startsAt } = times;
  const claims = claimsOf(day.jobs, _id);
  const isTheirs = claims.some(({ claimId }) => claimId === ignored);
  // The job may be shorter than what was sold: a car that has come back may have lost the rest of its minutes.
  const endsAt = isWithdrawn && !isTheirs ? times.endsAt : endOfJob(times, length);
  const own = {
    ...times,
    endsAt,
    endTime: businessClockTime(endsAt, timeZone),
    bays: countBays(serviceId, [day, ...later]),
    claims,
  };
  const need = { serviceId, from: startsAt, to: endsAt };
  const ownJob = ignored === undefined ? undefined : day.jobs[ignored];
  const freeFor = (job: typeof need) =>
    markKept(freeBays(job, [day, ...later], ignored), job, keptFrom(job, ownJob, kept), day);
  if (isWithdrawn) {
    // The booking of such a start may change its bay, but nothing else is sold there.
    const free = isTheirs ? freeFor(need) : [];
    return { ...own, isBooked: 'booked', heldUntil: null, fits: true, free };
  }
  const isInTime = !length || isOverInTime(times, endsAt, day, { ...length, timeZone });
  const free = isInTime ? freeFor(need) : [];
  const forAll = free.filter(isForAll);
  const isTooShort = () =>
    endsAt > times.endsAt && freeFor({ ...need, to: times.endsAt }).some(isForAll);
  const open = forAll.length > 0 ? 'available' : 'booked';
  return {
    ...own,
    isBooked: isClosed ? 'canceled' : open,
    heldUntil: isClosed ? null : firstEnd(forAll),
    fits: forAll.length > 0 || !isTooShort(),
    free,
  };
}

/** Returns whether a start is in the timetable of a day, offered or closed, or only of a booking that began at it. */
function stateOf(
  { starts, closed }: Pick<Day, 'starts' | 'closed'>,
  { _id, serviceId, startTime }: Pick<Slot, '_id' | 'serviceId' | 'startTime'>,
): 'offered' | 'closed' | 'withdrawn' {
  if (partsOfSlotId(_id)?.isRepeated) return 'withdrawn';
  if (closed[serviceId]?.[startTime] !== undefined) return 'closed';
  return starts[serviceId]?.[startTime] !== undefined ? 'offered' : 'withdrawn';
}

/**
 * Returns every start of the services, closed ones included, with its instants, in no order.
 * @param serviceIds null: all services
 */
export function startTimesOf(
  day: Pick<Day, '_id' | 'starts' | 'closed'>,
  serviceIds: readonly string[] | null,
  timeZone: string,
): StartTimes[] {
  const instant = clockOf(day._id, timeZone);
  const of = (starts: Starts) =>
    Object.entries(starts)
      .filter(([serviceId]) => serviceIds === null || serviceIds.includes(serviceId))
      .flatMap(([serviceId, times]) =>
        Object.entries(times).map(([startTime, minutes]): StartTimes => {
          const startsAt = instant(startTime);
          const endsAt = new Date(startsAt.getTime() + minutes * minuteMs);
          const _id = slotId(serviceId, day._id, startTime);
          return { _id, serviceId, date: day._id, startTime, startsAt, endsAt };
        }),
      );
  return [...of(day.starts), ...of(day.closed)];
}

/** Returns every start of the services that is offered, closed ones left out; see `startTimesOf`. */
export const offeredStartsOf = (
  day: Pick<Day, '_id' | 'starts'>,
  serviceIds: readonly string[] | null,
  timeZone: string,
): StartTimes[] => startTimesOf({ ...day, closed: {} }, serviceIds, timeZone);

/** Returns the starts that bookings have, although they are no longer offered, in no order. */
function withdrawnStartsOf(day: Day): StartTimes[] {
  const starts = Object.values(day.jobs).flatMap(({ slotId, from, to, heldUntil }) => {
    const parts = heldUntil ? null : partsOfSlotId(slotId);
    if (parts?.date !== day._id) return [];
    const { serviceId, date, startTime } = parts;
    const start = { _id: slotId, serviceId, date, startTime, startsAt: from, endsAt: to };
    return stateOf(day, start) === 'withdrawn' ? start : [];
  });
  return [...new Map(starts.map((start) => [start._id, start])).values()];
}

/** Orders slots by start; of those that start at one moment, by id. */
export const compareStarts = (
  one: Pick<Slot, '_id' | 'startsAt'>,
  other: Pick<Slot, '_id' | 'startsAt'>,
): number => {
  const apart = one.startsAt.getTime() - other.startsAt.getTime();
  if (apart !== 0 || one._id === other._id) return apart;
  return one._id < other._id ? -1 : 1;
};

function slotsAt(day: Day, starts: StartTimes[], view: View): Slot[] {
  const kept = keptPlaces(day, view);
  return starts.sort(compareStarts).map((times) => slotAt(day, times, view, kept));
}

/**
 * Returns the slots of a day, the earliest first. Starts that are no longer offered are included if they are booked.
 * @param serviceId null: all services
 */
export const slotsOfDay = (day: Day, serviceId: string | null, view: View): Slot[] =>
  slotsAt(
    day,
    [
      ...startTimesOf(day, serviceId === null ? null : [serviceId], view.timeZone),
      ...withdrawnStartsOf(day).filter(
        (start) => serviceId === null || start.serviceId === serviceId,
      ),
    ],
    view,
  );

/**
 * Returns the slots in the timetable of a day, open and closed, the earliest first. Starts that are no longer offered
 * are left out.
 * @param serviceId null: all services
 */
export const timetableOfDay = (day: Day, serviceId: string | null, timeZone: string): Slot[] =>
  slotsAt(day, startTimesOf(day, serviceId === null ? null : [serviceId], timeZone), { timeZone });

/** Returns the slot of a day at a start (HH:mm), by default the first with that time; null if there is none. */
export function slotOfDay(
  day: Day,
  {
    serviceId,
    startTime,
    isRepeated = false,
  }: Pick<Slot, 'serviceId' | 'startTime'> & { isRepeated?: boolean },
  view: View,
): Slot | null {
  const _id = (isRepeated ? repeatedSlotId : slotId)(serviceId, day._id, startTime);
  const minutes = { ...day.closed[serviceId], ...day.starts[serviceId] }[startTime];
  if (minutes === undefined || isRepeated) {
    const withdrawn = withdrawnStartsOf(day).find((start) => start._id === _id);
    return withdrawn ? slotAt(day, withdrawn, view) : null;
  }
  const startsAt = businessInstant(day._id, startTime, view.timeZone);
  const endsAt = new Date(startsAt.getTime() + minutes * minuteMs);
  return slotAt(day, { _id, serviceId, date: day._id, startTime, startsAt, endsAt }, view);
}

/**
 * Returns the slot that the desk sells to a walk-in: the minutes of a service from the present one on, as if they were
 * offered. Nobody else sees it, because only its job is written to the day.
 * @param minutes length of the job
 */
export function slotFromNow(
  day: Day,
  { serviceId, minutes }: { serviceId: string; minutes: number },
  now: Date,
  view: View,
): Slot {
  const startsAt = startOfMinute(now);
  const startTime = businessClockTime(startsAt, view.timeZone);
  const isRepeated = startsAt > businessInstant(day._id, startTime, view.timeZone);
  const _id = (isRepeated ? repeatedSlotId : slotId)(serviceId, day._id, startTime);
  const endsAt = new Date(startsAt.getTime() + minutes * minuteMs);
  const times = { _id, serviceId, date: day._id, startTime, startsAt, endsAt };
  return slotAt(day, times, { ...view, now, isFromNow: true });
}

/** Returns the slot with the minutes that are kept for the waitlist, which the desk may sell too. */
export function withKeptMinutes<T extends Pick<Slot, 'isBooked' | 'heldUntil' | 'free' | 'fits'>>(
  slot: T,
): T {
  if (slot.isBooked === 'canceled' || slot.free.every(isForAll)) return slot;
  const free = slot.free.map(({ isForWaitlist: _kept, ...bay }) => bay);
  return { ...slot, free, isBooked: 'available', heldUntil: firstEnd(free), fits: true };
}

/** Returns the slot as if the business had only this bay. */
export function slotInBay(slot: Slot, bay: string): Slot {
  const free = slot.free.filter((each) => each.bay === bay);
  if (slot.isBooked === 'canceled') return { ...slot, free };
  const forAll = free.filter(isForAll);
  return {
    ...slot,
    free,
    isBooked: forAll.length > 0 ? 'available' : 'booked',
    heldUntil: firstEnd(forAll),
  };
}
