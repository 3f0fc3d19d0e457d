import { emptyDay } from '@carwash/domain/days/changed-day';
import type { Day } from '@carwash/domain/days/day';
import { useMemo } from 'react';
import { useRoster } from '~/entities/days/queries';
import { useDay } from '~/entities/slots/queries';
import type { QueryState } from '~/lib/query-state';

/** Returns the day; an empty one with the bays as they are set up where nothing was ever planned. */
export function useKnownDay(date: string): QueryState<Day> {
  const day = useDay(date);
  const roster = useRoster();
  return useMemo(() => {
    if (day.state !== 'ready') return day;
    if (day.data) return { state: 'ready', data: day.data };
    if (roster.state !== 'ready') return roster;
    return { state: 'ready', data: emptyDay(date, roster.data.bays, new Date()) };
  }, [day, roster, date]);
}
