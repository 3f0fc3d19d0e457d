import type { Day } from '@carwash/domain/days/day';
import { dayWithNight } from '@carwash/domain/days/day-with-night';
import { lastsBeyondMidnight } from '@carwash/domain/slots/opening-day';
import { addDays } from '@carwash/domain/time/business-time';
import { useMemo } from 'react';
import { useDay } from '~/entities/slots/queries';
import { combineQueryStates } from '~/lib/live/combine-query-states';
import type { QueryState } from '~/lib/query-state';
import { useSettings } from '~/lib/settings/settings';

/**
 * Returns a day with the jobs of its night, live; null where nothing was ever planned.
 * @param date yyyy-MM-dd
 */
export function useDayWithNight(date: string): QueryState<Day | null> {
  const settings = useSettings();
  const hasNight = lastsBeyondMidnight(date, settings);
  const day = useDay(date);
  const night = useDay(hasNight ? addDays(date, 1) : null);
  return useMemo(() => {
    if (!hasNight) return day;
    const both = combineQueryStates([day, night]);
    if (both.state !== 'ready') return both;
    const [own = null, next = null] = both.data;
    return { state: 'ready', data: dayWithNight(date, own, next) };
  }, [hasNight, date, day, night]);
}
