import { emptyDay } from '@carwash/domain/bays/changed-day';
import type { Day } from '@carwash/domain/bays/day';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { isRoomFor } from '@carwash/domain/slots/slot-state';
import { slotFromNow } from '@carwash/domain/slots/slots-of-day';
import { businessDay } from '@carwash/domain/time/business-time';
import type { DayColumn, PlannedSlot } from '../day/day-plan';

const prefix = 'now_';

/** Stands for 'from now on' where a slot can be chosen: which minute that is, the server decides. */
export const nowSlotId = (serviceId: Service['_id']): Slot['_id'] => `${prefix}${serviceId}`;

/** The service that is to begin now; null for an offered slot. */
export const serviceOfNow = (slotId: Slot['_id']): Service['_id'] | null =>
  slotId.startsWith(prefix) ? slotId.slice(prefix.length) : null;

interface NowFacts {
  /** null: nothing was ever offered today. */
  day: Day | null;
  now: Date;
  timeZone: string;
}

type SoldService = Pick<Service, '_id' | 'name' | 'duration'>;

/** The minutes from now on, as the day has them for a service. */
export function planNow(
  { _id, name, duration }: SoldService,
  { day, now, timeZone }: NowFacts,
): PlannedSlot {
  const known = day ?? emptyDay(businessDay(now, timeZone), null, now);
  const need = { serviceId: _id, minutes: duration };
  const slot = { ...slotFromNow(known, need, now, { timeZone }), _id: nowSlotId(_id) };
  const taken = slot.isBooked === 'available' ? 'held' : 'booked';
  const state = isRoomFor(slot, now) ? 'open' : taken;
  return { slot, serviceName: name, state, bookings: [] };
}

/** The slots of a service with the minutes from now on before them. */
export const withNow = (
  columns: readonly DayColumn[],
  service: SoldService,
  facts: NowFacts,
): DayColumn => ({
  serviceId: service._id,
  name: service.name,
  slots: [
    planNow(service, facts),
    ...columns.filter(({ serviceId }) => serviceId === service._id).flatMap(({ slots }) => slots),
  ],
});
