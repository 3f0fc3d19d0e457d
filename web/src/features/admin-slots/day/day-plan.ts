import type { Booking } from '@carwash/domain/bookings/booking';
import type { Service } from '@carwash/domain/services/service';
import { deskSlotState } from '@carwash/domain/slots/desk-slot';
import type { Slot } from '@carwash/domain/slots/slot';
import type { SlotState } from '@carwash/domain/slots/slot-state';

/** A slot as the desk sees it. */
export interface PlannedSlot {
  slot: Slot;
  serviceName: string;
  state: SlotState;
  /** Who has booked it; null while that is not known, and for who has not. */
  booking: Booking | null;
}

/** The slots of a service on a day, the earliest first. */
export interface DayColumn {
  serviceId: Service['_id'];
  name: string;
  slots: PlannedSlot[];
}

interface DayFacts {
  slots: readonly Slot[];
  bookings: readonly Booking[];
  services: readonly Pick<Service, '_id' | 'name'>[];
}

/**
 * A day of the business, a column for each service that has slots then, by name. Of a service that
 * was removed only what customers have booked is left.
 */
export function planDay({ slots, bookings, services }: DayFacts, now: Date): DayColumn[] {
  const bookingOf = new Map(bookings.map((booking) => [booking.slot._id, booking]));
  const nameOf = new Map(services.map(({ _id, name }) => [_id, name]));
  const columns = new Map<string, DayColumn>();
  for (const slot of slots) {
    const state = deskSlotState(slot, now);
    const booking = (state === 'booked' && bookingOf.get(slot._id)) || null;
    const name = nameOf.get(slot.serviceId) ?? booking?.service.name;
    if (name === undefined) continue;
    const column = columns.get(slot.serviceId) ?? { serviceId: slot.serviceId, name, slots: [] };
    columns.set(slot.serviceId, column);
    column.slots.push({ slot, serviceName: name, state, booking });
  }
  return [...columns.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** How many slots are in each state. */
export function countStates(columns: readonly DayColumn[]): Record<SlotState, number> {
  const counts = { open: 0, held: 0, booked: 0, canceled: 0, past: 0 };
  for (const { state } of columns.flatMap(({ slots }) => slots)) counts[state] += 1;
  return counts;
}
