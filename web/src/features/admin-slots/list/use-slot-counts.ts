import { addDays } from '@carwash/domain/time/business-time';
import { useMemo } from 'react';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useDaysNamed } from '../queries';
import type { SlotSpan } from './page-of-slots';
import { countSlots } from './slot-counts';

const daysAhead = [0, 1, 2, 3, 4, 5, 6];
const daysBack = daysAhead.map((day) => -1 - day);

/** Returns the counts of slots in the next seven days, or the last seven, by service; undefined until they are known. */
export function useSlotCounts(span: SlotSpan) {
  const today = useBusinessToday();
  const offsets = span === 'past' ? daysBack : daysAhead;
  const days = useDaysNamed(offsets.map((offset) => addDays(today, offset)));
  return useMemo(
    () => (days.state === 'ready' ? countSlots(days.data, businessTimeZone) : undefined),
    [days],
  );
}
