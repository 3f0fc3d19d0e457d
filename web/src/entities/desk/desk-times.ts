import { type OwnPayment, ownHoldOf } from '@carwash/domain/bookings/slot-availability';
import { chooseBay } from '@carwash/domain/days/free-bays';
import type { Quote } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import { deskSlotState } from '@carwash/domain/slots/desk-slot';
import { slotOfDay, slotsOfDay } from '@carwash/domain/slots/slots-of-day';
import { type DayFacts, type DeskTime, serviceOfNow, soonestId, timeFromNow } from './now-slot';

interface DeskDay extends DayFacts {
  /** Whether the plan shows today and the customer is at the door. */
  isFromNow: boolean;
  /** The open payments of the customer to whom is sold. */
  paying?: readonly OwnPayment[];
}

/**
 * Returns the times of a day at which the desk may sell a service, with their availability for a job of this
 * length.
 */
export function deskTimes(
  service: Pick<Service, '_id' | 'duration'>,
  { minutes }: Pick<Quote, 'minutes'>,
  { isFromNow, paying = [], ...facts }: DeskDay,
): DeskTime[] {
  const { day, now, timeZone } = facts;
  // No closing time applies, because the desk may work until after closing.
  const length = { takes: { minutes }, hours: null };
  const view = { timeZone, length, now };
  const offered = slotsOfDay(day, service._id, view).map((slot): DeskTime => {
    const time = { slot, state: deskSlotState(slot, now) };
    const own = paying.find((payment) => ownHoldOf(slot, [payment], now));
    const ignored = own?.claimId;
    const theirs = time.state !== 'open' && own ? slotOfDay(day, slot, { ...view, ignored }) : null;
    return theirs ? { slot: theirs, state: deskSlotState(theirs, now), isTheirs: true } : time;
  });
  if (!isFromNow) return offered;
  return [timeFromNow(service, minutes, facts), ...offered];
}

/**
 * Returns the first time that can be sold, whoever the customer is: what they are paying for has to be chosen; undefined
 * when there is none left.
 */
export const soonestOf = (times: readonly DeskTime[]): DeskTime | undefined =>
  times.find(({ state, isTheirs }) => state === 'open' && !isTheirs);

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
export function bayNameOf({ slot }: DeskTime, { day, now }: DayFacts): string | undefined {
  const taken = chooseBay(slot.free, day.bays, now)?.bay;
  return day.bays.find(({ _id }) => _id === taken)?.name;
}
