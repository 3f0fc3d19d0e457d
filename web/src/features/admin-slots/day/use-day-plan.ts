import type { Booking } from '@carwash/domain/bookings/booking';
import { nextDeskChange } from '@carwash/domain/slots/desk-slot';
import { useAllServices } from '~/entities/services/admin-queries';
import { useNow } from '~/lib/clock/use-now';
import type { WholeList } from '~/lib/live/listen-to-whole-list';
import type { QueryState } from '~/lib/query-state';
import { useDayBookings, useDaySlots } from '../queries';
import { type DayColumn, planDay } from './day-plan';

export interface DayPlan {
  columns: DayColumn[];
  /** Whether these are surely all slots of the day, and everybody who has booked. */
  isComplete: boolean;
}

/**
 * A day of the business, live: it changes with what customers and colleagues do and as time passes.
 * @param date yyyy-MM-dd
 * @returns `bookings` say who has booked; the plan does not wait for them
 */
export function useDayPlan(date: string): {
  plan: QueryState<DayPlan>;
  bookings: QueryState<WholeList<Booking>>;
} {
  const slots = useDaySlots(date);
  const services = useAllServices();
  const bookings = useDayBookings(date);
  // Read anew in every rendering: the slots may be younger than the last time that something ended.
  const now = new Date();
  useNow(slots.state === 'ready' ? nextDeskChange(slots.data.items, now) : null);
  if (slots.state !== 'ready') return { plan: slots, bookings };
  if (services.state !== 'ready') return { plan: services, bookings };
  const facts = {
    slots: slots.data.items,
    bookings: bookings.state === 'ready' ? bookings.data.items : [],
    services: services.data.items,
  };
  const isComplete =
    slots.data.isComplete &&
    services.data.isComplete &&
    (bookings.state !== 'ready' || bookings.data.isComplete);
  return {
    plan: { state: 'ready', data: { columns: planDay(facts, now), isComplete } },
    bookings,
  };
}
