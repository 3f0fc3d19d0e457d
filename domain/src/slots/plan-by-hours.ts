import type { StartChange } from '../days/changed-day.ts';
import type { Day } from '../days/day.ts';
import type { Service } from '../services/service.ts';
import { type OpeningHours, openSpansOn } from '../settings/opening-hours.ts';
import { addDays } from '../time/business-time.ts';
import { isClosedDay } from './booking-window.ts';
import { holdStillBlocks } from './hold.ts';
import type { Slot, StartTimes } from './slot.ts';
import { partsOfSlotId, slotId } from './slot-id.ts';
import { offeredStartsOf, startTimesOf } from './slots-of-day.ts';
import { type HoursFollower, timesByHours } from './times-by-hours.ts';

/** The rules by which starts are offered. */
export interface HoursPlan {
  /** All of the business; which of them follow the hours is theirs to say. */
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
  /** Starts without a job, or with bookings that stand all the same. */
  removed: StartTimes[];
  /** Whether a start stays as it was because somebody is paying for it. */
  isHeldUp: boolean;
}

type Span = Pick<Slot, 'startsAt' | 'endsAt'>;

const lengthOf = ({ startsAt, endsAt }: Span): number => endsAt.getTime() - startsAt.getTime();

const followsHours = ({ byHours }: Day, { serviceId, startTime }: StartTimes): boolean =>
  byHours[serviceId]?.includes(startTime) ?? false;

/** The services that follow the hours, by id. */
const followersOf = ({ services }: Pick<HoursPlan, 'services'>): Map<string, HoursFollower> =>
  new Map(
    services.flatMap(({ _id, duration, startsEvery }) =>
      startsEvery ? [[_id, { duration, startsEvery }]] : [],
    ),
  );

/** The starts that the hours want. */
function wantedOn({ _id: date }: Day, plan: HoursPlan): StartTimes[] {
  const { hours, timeZone, now } = plan;
  return [...followersOf(plan)].flatMap(([serviceId, follower]) =>
    timesByHours(date, follower, hours, timeZone)
      .filter(({ startsAt }) => startsAt > now)
      .map((time) => ({ ...time, serviceId, _id: slotId(serviceId, date, time.startTime) })),
  );
}

/**
 * Starts made by hand, and those that somebody has closed, stay as they are; so do those that are past, and
 * those of services that do not follow the hours any more.
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
    isHeldUp: movable.length < wrong.length,
  };
}

const changeOf =
  (becomes: 'offered' | 'gone') =>
  (start: StartTimes): StartChange => {
    const { serviceId, date, startTime } = start;
    const minutes = lengthOf(start) / 60_000;
    return { serviceId, date, startTime, minutes, becomes, byHours: true };
  };

/** Starts by the hours that come or get another length, and starts that go, as their day is told. */
export const startsByHours = (
  offered: readonly StartTimes[],
  removed: readonly StartTimes[],
): StartChange[] => [...offered.map(changeOf('offered')), ...removed.map(changeOf('gone'))];

/**
 * The claim ids of bookings to come while the business is closed: those of services by the hours, and on closed days
 * those of all services.
 */
export function bookedOutsideHours(days: readonly Day[], plan: HoursPlan): string[] {
  const services = plan.services.map(({ _id }) => _id);
  const followers = [...followersOf(plan).keys()];
  return days.flatMap((day) => {
    const bound = isClosedDay(day._id, plan.hours) ? services : followers;
    const spans = [addDays(day._id, -1), day._id].flatMap((date) =>
      openSpansOn(date, plan.hours, plan.timeZone),
    );
    return Object.entries(day.jobs).flatMap(([claimId, { slotId, from, to, heldUntil }]) => {
      const slot = partsOfSlotId(slotId);
      const isOurs = slot?.date === day._id && bound.includes(slot.serviceId);
      const isOpen = spans.some((span) => span.from <= from && to <= span.to);
      return isOurs && !isOpen && !heldUntil && from > plan.now ? claimId : [];
    });
  });
}
