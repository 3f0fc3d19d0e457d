import type { Day } from '@carwash/domain/days/day';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { hasFreeBay, type SlotState } from '@carwash/domain/slots/slot-state';
import { slotFromNow, withKeptMinutes } from '@carwash/domain/slots/slots-of-day';

const prefix = 'now_';

/** A pseudo slot id that means the soonest time of today, now if a bay is free. */
export const soonestId = 'soonest';

/**
 * Returns a pseudo slot id that means 'from now on', because only the server decides which minute that is.
 */
export const nowSlotId = (serviceId: Service['_id']): Slot['_id'] => `${prefix}${serviceId}`;

/** Returns the service of such a pseudo id; null for a real slot. */
export const serviceOfNow = (slotId: Slot['_id']): Service['_id'] | null =>
  slotId.startsWith(prefix) ? slotId.slice(prefix.length) : null;

/** A time that the desk may sell. */
export interface DeskTime {
  slot: Slot;
  /** The bays of the slot's day. */
  bays: Day['bays'];
  state: SlotState;
  /** Set for a time that only the customer to whom is sold can get, because they are paying for it. */
  isTheirs?: true;
  /** Set for a time whose minutes are kept for the waitlist, which has to be meant. */
  isKept?: true;
}

/** Returns a time that is not free as it is with the minutes that are kept for the waitlist. */
export function withKept(time: DeskTime, isFree: (slot: Slot) => boolean): DeskTime {
  const slot = withKeptMinutes(time.slot);
  const isKept = time.state !== 'open' && slot !== time.slot && isFree(slot);
  return isKept ? { ...time, slot, state: 'open', isKept } : time;
}

export interface DayFacts {
  day: Day;
  now: Date;
  timeZone: string;
}

/** Returns the slot of a service from now on, with its availability on the day for a job of these minutes. */
export function timeFromNow(
  { _id: serviceId, duration }: Pick<Service, '_id' | 'duration'>,
  minutes: number,
  { day, now, timeZone }: DayFacts,
): DeskTime {
  const length = { takes: { minutes }, hours: null };
  const found = slotFromNow(day, { serviceId, minutes: duration }, now, { timeZone, length });
  const slot = { ...found, _id: nowSlotId(serviceId) };
  const taken = slot.isBooked === 'available' ? 'held' : 'booked';
  const isFree = (each: Slot) => hasFreeBay(each, now);
  return withKept({ slot, bays: day.bays, state: isFree(slot) ? 'open' : taken }, isFree);
}
