import type { Booking } from '@carwash/domain/bookings/booking';
import type { Service } from '@carwash/domain/services/service';
import { deskSlotState } from '@carwash/domain/slots/desk-slot';
import type { Slot } from '@carwash/domain/slots/slot';
import type { SlotState } from '@carwash/domain/slots/slot-state';

/** A slot with the details that the desk sees. */
export interface PlannedSlot {
  slot: Slot;
  serviceName: string;
  state: SlotState;
  /** The bookings of the slot, one for each bay that is taken; empty while they are loading. */
  bookings: Booking[];
}

/** The slots of one service on a day, the earliest first. */
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
 * Computes the plan of a business day: one column per service with slots on that day, sorted by name. For a
 * deleted service it includes only the booked slots.
 */
export function planDay({ slots, bookings, services }: DayFacts, now: Date): DayColumn[] {
  const bookingOf = new Map(bookings.map((booking) => [booking.claimId, booking]));
  const nameOf = new Map(services.map(({ _id, name }) => [_id, name]));
  const columns = new Map<string, DayColumn>();
  for (const slot of slots) {
    const state = deskSlotState(slot, now);
    const ofSlot = slot.claims.flatMap(({ claimId }) => bookingOf.get(claimId) ?? []);
    const name = nameOf.get(slot.serviceId) ?? ofSlot[0]?.service.name;
    if (name === undefined) continue;
    const column = columns.get(slot.serviceId) ?? { serviceId: slot.serviceId, name, slots: [] };
    columns.set(slot.serviceId, column);
    column.slots.push({ slot, serviceName: name, state, bookings: ofSlot });
  }
  return [...columns.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** Counts the slots in each state. */
export function countStates(columns: readonly DayColumn[]): Record<SlotState, number> {
  const counts = { open: 0, held: 0, booked: 0, canceled: 0, past: 0 };
  for (const { state } of columns.flatMap(({ slots }) => slots)) counts[state] += 1;
  return counts;
}
