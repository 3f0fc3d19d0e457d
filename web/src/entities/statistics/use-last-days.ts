import { overviewDays } from '@carwash/domain/statistics/overview-figures';
import { type DaySums, lastDays, monthsOf } from '@carwash/domain/statistics/window-statistics';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { combineQueryStates } from '~/lib/live/combine-query-states';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';
import { monthStatistics } from './month-statistics';

const useMonth = (id: string | undefined) =>
  useLiveQuery(id === undefined ? null : monthStatistics(id));

/**
 * Returns the sums of each of the last days of the business, the oldest first and today last: since the first of
 * last month at least, and 30 at least. For staff who see money. Reads one document per month, at most three, and the
 * deltas since the last fold, however many bookings there are.
 */
export function useLastDays(): QueryState<DaySums[]> {
  const today = useBusinessToday();
  const count = overviewDays(today);
  const ids = monthsOf(today, count);
  const lives = [useMonth(ids[0]), useMonth(ids[1]), useMonth(ids[2])];
  const months = combineQueryStates(lives.slice(0, ids.length));
  if (months.state !== 'ready') return months;
  const counted = months.data.filter((month) => month !== null);
  return { state: 'ready', data: lastDays(counted, today, count) };
}
