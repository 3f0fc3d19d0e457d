import type { DateRange } from '@carwash/domain/statistics/group-by-interval';
import { daysInRange } from '@carwash/domain/time/calendar-days';
import { useSearchParams } from 'react-router-dom';

/** Reads a range of days from the address; `usual` where it has none or an invalid one. */
export function readDays(params: URLSearchParams, usual: DateRange): DateRange {
  const startDate = params.get('startDate') ?? '';
  const endDate = params.get('endDate') ?? '';
  return daysInRange(startDate, endDate) >= 1 ? { startDate, endDate } : usual;
}

/** Returns the address's query with this range; the default range is left out. */
export function writeDays(params: URLSearchParams, days: DateRange, usual: DateRange) {
  const written = new URLSearchParams(params);
  const isUsual = days.startDate === usual.startDate && days.endDate === usual.endDate;
  for (const name of ['startDate', 'endDate'] as const) {
    if (isUsual) written.delete(name);
    else written.set(name, days[name]);
  }
  return written;
}

/**
 * Keeps a range of days, first and last included, in the address, so that it can be shared and works with the
 * back button.
 */
export function useUrlDays(usual: DateRange) {
  const [params, setParams] = useSearchParams();
  return {
    days: readDays(params, usual),
    choose: (days: DateRange) =>
      setParams((before) => writeDays(before, days, usual), { preventScrollReset: true }),
  };
}
