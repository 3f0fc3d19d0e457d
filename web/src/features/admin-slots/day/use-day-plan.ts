import type { Booking } from '@carwash/domain/bookings/booking';
import type { Day } from '@carwash/domain/days/day';
import { startedBefore } from '@carwash/domain/days/started-before';
import type { Service } from '@carwash/domain/services/service';
import { nextDeskChange } from '@carwash/domain/slots/desk-slot';
import { endOfOpening } from '@carwash/domain/slots/opening-day';
import { useDayBookings } from '~/entities/bookings/day-bookings';
import { useKnownDay } from '~/entities/desk/known-day';
import { useAllServices } from '~/entities/services/admin-queries';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useNow } from '~/lib/clock/use-now';
import type { WholeList } from '~/lib/live/listen-to-whole-list';
import type { QueryState } from '~/lib/query-state';
import { useSettings } from '~/lib/settings/settings';
import { useDaySlots } from '../queries';
import { type DayColumn, planDay } from './day-plan';

export interface DayPlan {
  columns: DayColumn[];
  /** The day's offered starts and the jobs in each bay. */
  day: Day;
  bookings: readonly Booking[];
  services: readonly Service[];
  /** Whether all slots and bookings of the day are certainly loaded. */
  isComplete: boolean;
}

/**
 * Returns the plan of a business day, live: it changes with the data and as time passes.
 * @param date yyyy-MM-dd
 * @returns `bookings`: loading state of the bookings, for which the plan does not wait
 */
export function useDayPlan(date: string): {
  plan: QueryState<DayPlan>;
  bookings: QueryState<WholeList<Booking>>;
} {
  const day = useKnownDay(date);
  const slots = useDaySlots(date);
  const services = useAllServices();
  const bookings = useDayBookings(
    date,
    day.state === 'ready' ? startedBefore(day.data, businessTimeZone) : null,
    // A wash of the night may have begun on this day.
    endOfOpening(date, useSettings(), businessTimeZone),
  );
  // Computed on every render: the slots may have arrived after `useNow` last fired.
  const now = new Date();
  useNow(slots.state === 'ready' ? nextDeskChange(slots.data, now) : null);
  if (slots.state !== 'ready') return { plan: slots, bookings };
  if (day.state !== 'ready') return { plan: day, bookings };
  if (services.state !== 'ready') return { plan: services, bookings };
  const facts = {
    slots: slots.data,
    bookings: bookings.state === 'ready' ? bookings.data.items : [],
    services: services.data.items,
  };
  const isComplete =
    services.data.isComplete && (bookings.state !== 'ready' || bookings.data.isComplete);
  const data = {
    columns: planDay(facts, now),
    day: day.data,
    bookings: facts.bookings,
    services: facts.services,
    isComplete,
  };
  return { plan: { state: 'ready', data }, bookings };
}
