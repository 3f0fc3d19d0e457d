import { emptyDay } from '@carwash/domain/bays/changed-day';
import type { Day } from '@carwash/domain/bays/day';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { isRoomFor } from '@carwash/domain/slots/slot-state';
import { slotFromNow } from '@carwash/domain/slots/slots-of-day';
import { businessDay } from '@carwash/domain/time/business-time';
import type { PlannedSlot } from '../day/day-plan';

const prefix = 'now_';

/** Stands for 'from now on' where a slot can be chosen: which minute that is, the server decides. */
export const nowSlotId = (serviceId: Service['_id']): Slot['_id'] => `${prefix}${serviceId}`;

/** The service that is to begin now; null for an offered slot. */
export const serviceOfNow = (slotId: Slot['_id']): Service['_id'] | null =>
  slotId.startsWith(prefix) ? slotId.slice(prefix.length) : null;

/** A time that the desk may sell. */
export type DeskTime = Pick<PlannedSlot, 'slot' | 'state'>;

export interface DayFacts {
  /** null: nothing was ever offered today. */
  day: Day | null;
  now: Date;
  timeZone: string;
}

/** The minutes from now on, as the day has them for a job of a service. */
export function timeFromNow(
  { serviceId, minutes }: { serviceId: string; minutes: number },
  { day, now, timeZone }: DayFacts,
): DeskTime {
  const known = day ?? emptyDay(businessDay(now, timeZone), null, now);
  const found = slotFromNow(known, { serviceId, minutes }, now, { timeZone });
  const slot = { ...found, _id: nowSlotId(serviceId) };
  const taken = slot.isBooked === 'available' ? 'held' : 'booked';
  return { slot, state: isRoomFor(slot, now) ? 'open' : taken };
}
