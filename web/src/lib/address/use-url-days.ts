import type { DateRange } from '@carwash/domain/statistics/group-by-interval';
import { daysInRange } from '@carwash/domain/time/calendar-days';
import { useSearchParams } from 'react-router-dom';

/** The days that an address names; `usual` where it names none, or none that make sense. */
export function readDays(params: URLSearchParams, usual: DateRange): DateRange {
  const startDate = params.get('startDate') ?? '';
  const endDate = params.get('endDate') ?? '';
  return daysInRange(startDate, endDate) >= 1 ? { startDate, endDate } : usual;
}

/** The same address with these days; the usual ones need not be said. */
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
 * From which day to which a list goes, both included. The address holds it, so that it can be shared
 * and gone back to.
 */
export function useUrlDays(usual: DateRange) {
  const [params, setParams] = useSearchParams();
  return {
    days: readDays(params, usual),
    choose: (days: DateRange) =>
      setParams((before) => writeDays(before, days, usual), { preventScrollReset: true }),
  };
}
