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
  /** Whether all slots and bookings of the day are surely loaded. */
  isComplete: boolean;
}

/**
 * The plan of a business day, live: it changes with the data and as time passes.
 * @param date yyyy-MM-dd
 * @returns `bookings`: loading state of the bookings; the plan does not wait for them
 */
export function useDayPlan(date: string): {
  plan: QueryState<DayPlan>;
  bookings: QueryState<WholeList<Booking>>;
} {
  const slots = useDaySlots(date);
  const services = useAllServices();
  const bookings = useDayBookings(date);
  // Computed on every render: the slots may have arrived after `useNow` last fired.
  const now = new Date();
  useNow(slots.state === 'ready' ? nextDeskChange(slots.data, now) : null);
  if (slots.state !== 'ready') return { plan: slots, bookings };
  if (services.state !== 'ready') return { plan: services, bookings };
  const facts = {
    slots: slots.data,
    bookings: bookings.state === 'ready' ? bookings.data.items : [],
    services: services.data.items,
  };
  const isComplete =
    services.data.isComplete && (bookings.state !== 'ready' || bookings.data.isComplete);
  return {
    plan: { state: 'ready', data: { columns: planDay(facts, now), isComplete } },
    bookings,
  };
}
