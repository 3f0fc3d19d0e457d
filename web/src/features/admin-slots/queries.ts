import { collections } from '@carwash/domain/collections';
import { type Day, daySchema } from '@carwash/domain/days/day';
import type { Slot } from '@carwash/domain/slots/slot';
import { useSlots } from '~/entities/slots/queries';
import { listLimit } from '~/lib/live/list-limit';
import { liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import type { QueryState } from '~/lib/query-state';

/**
 * Returns the slots of all services on one day, the earliest first. For the desk.
 * @param date yyyy-MM-dd
 */
export const useDaySlots = (date: string): QueryState<Slot[]> => useSlots(null, date);

const daysNamed = liveLists('owner', (dates: string[]) => ({
  collection: collections.days,
  schema: daySchema,
  oneOf: { field: 'date', values: dates },
  limit: listLimit,
}));

/** Returns the existing documents among these days, yyyy-MM-dd, in no particular order. */
export const useDaysNamed = (dates: string[]): QueryState<Day[]> =>
  useLiveList(dates.length === 0 ? null : daysNamed(dates));
