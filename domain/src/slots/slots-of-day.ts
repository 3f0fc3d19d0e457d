import type { Day, Job, Starts } from '../bays/day.ts';
import { countBays, type FreeBay, freeBays } from '../bays/room.ts';
import { addDays, businessClockTime, businessInstant } from '../time/business-time.ts';
import { type Slot, slotId } from './slot.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Tells the instant of a local time on a day. On a day of 24 hours it is counted from midnight, which is
 * a hundred times as fast as to ask the time zone.
 */
function clockOf(date: string, timeZone: string): (time: string) => Date {
  const midnight = businessInstant(date, '00:00', timeZone).getTime();
  const next = businessInstant(addDays(date, 1), '00:00', timeZone).getTime();
  if (next - midnight !== dayMs) return (time) => businessInstant(date, time, timeZone);
  return (time) => {
    const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
    return new Date(midnight + (hours * 60 + minutes) * minuteMs);
  };
}

interface View {
  timeZone: string;
  /** The days after it that a slot of it reaches into; without them its end is not looked at. */
  later?: readonly Day[] | undefined;
  /** Claim id of a job that makes way, because it is the one that moves. */
  ignored?: string | undefined;
}

/** When the first of the bays is free of holds; null if one is now. */
function firstEnd(free: readonly FreeBay[]): Date | null {
  const ends = free.map(({ heldUntil }) => heldUntil);
  if (ends.includes(null)) return null;
  return ends.reduce((first, end) => (first && end && end > first ? first : end), null);
}

const claimsOf = (jobs: Readonly<Record<string, Job>>, slot: string): Slot['claims'] =>
  Object.entries(jobs)
    .filter(([, { slotId }]) => slotId === slot)
    .map(([claimId, { bay, heldUntil }]) => ({ claimId, bay, heldUntil }));

/** A start, and what it takes. */
export type StartTimes = Pick<
  Slot,
  '_id' | 'serviceId' | 'date' | 'startTime' | 'startsAt' | 'endsAt'
>;

function slotAt(day: Day, times: StartTimes, { later = [], ignored, timeZone }: View): Slot {
  const { _id, serviceId, startTime, startsAt, endsAt } = times;
  const need = { serviceId, from: startsAt, to: endsAt };
  const free = freeBays(need, [day, ...later], ignored);
  const isClosed = day.closed[serviceId]?.[startTime] !== undefined;
  const open = free.length > 0 ? 'available' : 'booked';
  return {
    ...times,
    endTime: businessClockTime(endsAt, timeZone),
    isBooked: isClosed ? 'canceled' : open,
    heldUntil: isClosed ? null : firstEnd(free),
    bays: countBays(serviceId, [day, ...later]),
    free,
    claims: claimsOf(day.jobs, _id),
  };
}

/**
 * Every start of the services, closed ones too, with its instants, in no order.
 * @param serviceIds null: of all services
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

/**
 * The slots of a day, the earliest first.
 * @param serviceId null: of all services
 */
export const slotsOfDay = (day: Day, serviceId: string | null, view: View): Slot[] =>
  startTimesOf(day, serviceId === null ? null : [serviceId], view.timeZone)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .map((times) => slotAt(day, times, view));

/** One slot of a day; null if there is none. @param startTime HH:mm */
export function slotOfDay(
  day: Day,
  { serviceId, startTime }: Pick<Slot, 'serviceId' | 'startTime'>,
  view: View,
): Slot | null {
  const minutes = { ...day.closed[serviceId], ...day.starts[serviceId] }[startTime];
  if (minutes === undefined) return null;
  const startsAt = businessInstant(day._id, startTime, view.timeZone);
  const endsAt = new Date(startsAt.getTime() + minutes * minuteMs);
  const _id = slotId(serviceId, day._id, startTime);
  return slotAt(day, { _id, serviceId, date: day._id, startTime, startsAt, endsAt }, view);
}

/** The slot as it would be if there were no bay but this one. */
export function slotInBay(slot: Slot, bay: string): Slot {
  const free = slot.free.filter((each) => each.bay === bay);
  if (slot.isBooked === 'canceled') return { ...slot, free };
  return {
    ...slot,
    free,
    isBooked: free.length > 0 ? 'available' : 'booked',
    heldUntil: firstEnd(free),
  };
}

/**
 * The starts HH:mm of each service for which there is a bay, if all holds run out: service id -> times.
 */
export function startsWithRoom(day: Day, timeZone: string): Map<string, string[]> {
  const open = startTimesOf({ ...day, closed: {} }, null, timeZone).filter(
    ({ serviceId, startsAt, endsAt }) =>
      freeBays({ serviceId, from: startsAt, to: endsAt }, [day]).length > 0,
  );
  const services = Map.groupBy(open, ({ serviceId }) => serviceId);
  return new Map(
    [...services].map(([serviceId, times]) => [serviceId, times.map(({ startTime }) => startTime)]),
  );
}
