import { type OwnPayment, ownHoldOf } from '@carwash/domain/bookings/slot-availability';
import type { Day } from '@carwash/domain/days/day';
import { chooseBay } from '@carwash/domain/days/free-bays';
import type { Quote } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import { deskSlotState } from '@carwash/domain/slots/desk-slot';
import type { DatedStart } from '@carwash/domain/slots/opening-day';
import { slotOfDay, slotsOfDay } from '@carwash/domain/slots/slots-of-day';
import {
  type DayFacts,
  type DeskTime,
  serviceOfNow,
  soonestId,
  timeFromNow,
  withKept,
} from './now-slot';

/** An opening that is sold as one evening, although its night is on the date after it. */
export interface SoldOpening {
  /** The next day, if the opening lasts past midnight and midnight is still to come. */
  night: Day | null;
  includes: (start: DatedStart) => boolean;
}

interface DeskDay extends DayFacts {
  /** Left out: all starts of the day are offered, and no others. */
  opening?: SoldOpening | undefined;
  /** Whether the plan shows today and the customer is at the door. */
  isFromNow: boolean;
  /** The open payments of the customer to whom is sold. */
  paying?: readonly OwnPayment[];
}

/**
 * Returns the times of a day, or of an opening, at which the desk may sell a service, with their availability for a job of
 * this length.
 */
export function deskTimes(
  service: Pick<Service, '_id' | 'duration'>,
  { minutes }: Pick<Quote, 'minutes'>,
  { isFromNow, paying = [], opening, ...facts }: DeskDay,
): DeskTime[] {
  const { day, now, timeZone } = facts;
  // No closing time applies, because the desk may work until after closing.
  const length = { takes: { minutes }, hours: null };
  const days = [day, ...(opening?.night ? [opening.night] : [])];
  const offered = days.flatMap((each, at) => {
    const view = { timeZone, length, now, later: days.slice(at + 1) };
    const slots = slotsOfDay(each, service._id, view);
    return slots
      .filter((slot) => opening?.includes(slot) ?? true)
      .map((slot): DeskTime => {
        const time = { slot, bays: each.bays, state: deskSlotState(slot, now) };
        const own = paying.find((payment) => ownHoldOf(slot, [payment], now));
        const ignored = own?.claimId;
        const theirs =
          time.state !== 'open' && own ? slotOfDay(each, slot, { ...view, ignored }) : null;
        return theirs
          ? { ...time, slot: theirs, state: deskSlotState(theirs, now), isTheirs: true }
          : withKept(time, (kept) => deskSlotState(kept, now) === 'open');
      });
  });
  if (!isFromNow) return offered;
  return [timeFromNow(service, minutes, facts), ...offered];
}

/**
 * Returns the first time that can be sold to any customer; undefined when none is left. A time that the customer is paying
 * for, or that is kept for the waitlist, has to be chosen by hand.
 */
export const soonestOf = (times: readonly DeskTime[]): DeskTime | undefined =>
  times.find(({ state, isTheirs, isKept }) => state === 'open' && !isTheirs && !isKept);

/**
 * Returns the chosen time; until one is chosen the soonest that can be sold. 'Now' stays now when another service is
 * chosen.
 */
export function chosenTime(times: readonly DeskTime[], slotId: string): DeskTime | undefined {
  if (slotId === soonestId) return soonestOf(times);
  const isNow = serviceOfNow(slotId) !== null;
  return times.find(({ slot: { _id } }) => (isNow ? serviceOfNow(_id) !== null : _id === slotId));
}

/** Returns the name of the bay that a sale of this time would take; undefined when none is free. */
export function bayNameOf({ slot, bays }: DeskTime, now: Date): string | undefined {
  const taken = chooseBay(slot.free, bays, now)?.bay;
  return bays.find(({ _id }) => _id === taken)?.name;
}
