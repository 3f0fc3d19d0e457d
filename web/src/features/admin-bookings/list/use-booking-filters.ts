import { type BookingStatus, bookingStatuses } from '@carwash/domain/bookings/booking';
import { businessDayRange } from '@carwash/domain/time/business-day-range';
import { useUrlDays } from '~/lib/address/use-url-days';
import { useUrlFilter } from '~/lib/address/use-url-filter';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import type { BookingFilter } from '../queries';
import {
  daysOfPeriod,
  defaultPeriod,
  type Period,
  periods,
  sortDirectionOf,
} from './booking-period';

/**
 * Keeps the filters of the booking list in the address. Invalid values fall back to the defaults.
 */
export function useBookingFilters() {
  const today = useBusinessToday();
  const when = useUrlFilter('when');
  const status = useUrlFilter('status');
  const search = useUrlFilter('search');
  const ownDays = useUrlDays({ startDate: today, endDate: today });

  const period = periods.find((known) => known === when.value) ?? defaultPeriod;
  const days = daysOfPeriod(period, ownDays.days, today);
  const filter: BookingFilter = {
    begins: days && businessDayRange(days, businessTimeZone),
    direction: sortDirectionOf(days, today),
    status: bookingStatuses.find((known) => known === status.value) ?? null,
  };
  return {
    filter,
    /** Whether other visits than the usual ones, or a status, are chosen. */
    isNarrowed: period !== defaultPeriod || filter.status !== null,
    search,
    period,
    ownDays,
    choosePeriod: (chosen: Period) => when.choose(chosen === defaultPeriod ? '' : chosen),
    chooseStatus: (chosen: BookingStatus | null) => status.choose(chosen ?? ''),
  };
}

export type BookingFilters = ReturnType<typeof useBookingFilters>;
