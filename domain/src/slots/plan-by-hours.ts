import type { StartChange } from '../days/changed-day.ts';
import type { Day } from '../days/day.ts';
import type { Service } from '../services/service.ts';
import { type OpeningHours, openSpansOn } from '../settings/opening-hours.ts';
import { addDays } from '../time/business-time.ts';
import { minuteMs } from '../time/durations.ts';
import { holdStillBlocks } from './hold.ts';
import { isClosedDay, openingDaysOn } from './opening-day.ts';
import type { Slot, StartTimes } from './slot.ts';
import { partsOfSlotId, slotId } from './slot-id.ts';
import { offeredStartsOf, startTimesOf } from './slots-of-day.ts';
import { type HoursFollower, timesByHours } from './times-by-hours.ts';

/** The rules by which starts are offered. */
export interface HoursPlan {
  /** All services of the business. Those with `startsEvery` follow the hours. */
  services: readonly Pick<Service, '_id' | 'duration' | 'startsEvery'>[];
  hours: OpeningHours;
  timeZone: string;
  now: Date;
}

/** Starts to add and to remove so that a day offers what the opening hours say. */
interface DayByHours {
  added: StartTimes[];
  /** Starts whose service takes longer or shorter than it did. */
  changed: StartTimes[];
  /** Starts to remove. Bookings that begin at them stay valid. */
  removed: StartTimes[];
  /** Whether a start stays as it was for now, because somebody is paying for it. */
  isPartial: boolean;
}

type Span = Pick<Slot, 'startsAt' | 'endsAt'>;

const lengthOf = ({ startsAt, endsAt }: Span): number => endsAt.getTime() - startsAt.getTime();

const followsHours = ({ byHours }: Day, { serviceId, startTime }: StartTimes): boolean =>
  byHours[serviceId]?.includes(startTime) ?? false;

/** Returns the services that follow the hours, by id. */
const followersOf = ({ services }: Pick<HoursPlan, 'services'>): Map<string, HoursFollower> =>
  new Map(
    services.flatMap(({ _id, duration, startsEvery }) =>
      startsEvery ? [[_id, { duration, startsEvery }]] : [],
    ),
  );

/** Returns the starts to come that the opening hours give a day. */
function wantedOn({ _id: date }: Day, plan: HoursPlan): StartTimes[] {
  const { hours, timeZone, now } = plan;
  return [...followersOf(plan)].flatMap(([serviceId, follower]) =>
    timesByHours(date, follower, hours, timeZone)
      .filter(({ startsAt }) => startsAt > now)
      .map((time) => ({ ...time, serviceId, _id: slotId(serviceId, date, time.startTime) })),
  );
}

/**
 * Returns what has to change on a day so that its starts follow the opening hours. Starts made by hand, closed starts,
 * past starts, and those of services that no longer follow the hours stay as they are.
 */
export function planDayByHours(day: Day, plan: HoursPlan): DayByHours {
  const wanted = new Map(wantedOn(day, plan).map((start) => [start._id, start]));
  const stays = new Set(plan.services.flatMap(({ _id, startsEvery }) => (startsEvery ? [] : _id)));
  const wrong = offeredStartsOf(day, null, plan.timeZone).filter((start) => {
    const isOurs = followsHours(day, start) && !stays.has(start.serviceId);
    const next = wanted.get(start._id);
    return isOurs && start.startsAt > plan.now && (!next || lengthOf(next) !== lengthOf(start));
  });
  const held = new Set(
    Object.values(day.jobs).flatMap(({ slotId, heldUntil }) =>
      heldUntil && holdStillBlocks(heldUntil, plan.now) ? slotId : [],
    ),
  );
  const movable = wrong.filter(({ _id }) => !held.has(_id));
  const known = new Set(startTimesOf(day, null, plan.timeZone).map(({ _id }) => _id));
  return {
    added: [...wanted.values()].filter(({ _id }) => !known.has(_id)),
    changed: movable.flatMap(({ _id }) => wanted.get(_id) ?? []),
    removed: movable.filter(({ _id }) => !wanted.has(_id)),
    isPartial: movable.length < wrong.length,
  };
}

const changeOf =
  (becomes: 'offered' | 'gone') =>
  (start: StartTimes): StartChange => {
    const { serviceId, date, startTime } = start;
    const minutes = lengthOf(start) / minuteMs;
    return { serviceId, date, startTime, minutes, becomes, byHours: true };
  };

/** Returns the changes of a day's starts: those to add or resize, and those to remove. */
export const startsByHours = (
  offered: readonly StartTimes[],
  removed: readonly StartTimes[],
): StartChange[] => [...offered.map(changeOf('offered')), ...removed.map(changeOf('gone'))];

/**
 * Returns the claim ids of bookings to come that lie outside the opening hours. Services whose slots are made by hand
 * count only if they belong to a closed day.
 */
export function bookedOutsideHours(days: readonly Day[], plan: HoursPlan): string[] {
  const services = plan.services.map(({ _id }) => _id);
  const followers = [...followersOf(plan).keys()];
  return days.flatMap((day) => {
    const openingDay = openingDaysOn(day._id, plan.hours, plan.timeZone);
    const spans = [addDays(day._id, -1), day._id].flatMap((date) =>
      openSpansOn(date, plan.hours, plan.timeZone),
    );
    return Object.entries(day.jobs).flatMap(([claimId, { slotId, from, to, heldUntil }]) => {
      const slot = partsOfSlotId(slotId);
      const bound = isClosedDay(openingDay(from), plan.hours) ? services : followers;
      const isOurs = slot?.date === day._id && bound.includes(slot.serviceId);
      const isOpen = spans.some((span) => span.from <= from && to <= span.to);
      return isOurs && !isOpen && !heldUntil && from > plan.now ? claimId : [];
    });
  });
}
