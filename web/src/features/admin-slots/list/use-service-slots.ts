import { collections } from '@carwash/domain/collections';
import { daySchema } from '@carwash/domain/days/day';
import type { Slot } from '@carwash/domain/slots/slot';
import { addDays } from '@carwash/domain/time/business-time';
import { useMemo, useState } from 'react';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import type { Cursor } from '~/lib/firebase/live-source';
import { liveLists } from '~/lib/live/live-queries';
import { readableList } from '~/lib/live/readable-list';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryPages } from '~/lib/query-state';
import { pageOfSlots, type SlotSpan } from './page-of-slots';

const daysPerPage = 7;

const serviceDays = liveLists('owner', (serviceId: string, span: SlotSpan, after: Cursor) => ({
  collection: collections.days,
  schema: daySchema,
  contains: { field: 'serviceIds', values: [serviceId] },
  order: { by: 'date', direction: span === 'past' ? 'desc' : 'asc' } as const,
  after,
  limit: daysPerPage + 1,
}));

/** Where a page begins: after a day, and after a slot of the next one if that was not finished. */
interface Start {
  day: Cursor;
  slot: Slot | null;
}

const afterDay = (date: string): Start => ({ day: { value: date, id: date }, slot: null });

const afterSlot = (slot: Slot, span: SlotSpan): Start => ({
  ...afterDay(addDays(slot.date, span === 'past' ? 1 : -1)),
  slot,
});

/**
 * The slots of a service from `today` on, the earliest first, or those before it, the latest first;
 * page by page. A page has the slots of a week of days, at most 20.
 * @param today yyyy-MM-dd
 */
export function useServiceSlots(
  serviceId: string,
  span: SlotSpan,
  today: string,
): QueryPages<Slot> {
  const [starts, setStarts] = useState<Start[]>([]);
  const start = starts.at(-1) ?? afterDay(span === 'past' ? today : addDays(today, -1));
  const live = useLiveQuery(serviceDays(serviceId, span, start.day));
  const after = start.slot;
  const read = useMemo(() => {
    if (live.state !== 'ready') return null;
    const shown = live.data.slice(0, daysPerPage);
    const { data: days, unreadable } = readableList(shown);
    const { slots, isCut } = pageOfSlots(days, {
      serviceId,
      span,
      after,
      timeZone: businessTimeZone,
    });
    const lastDay = live.data.length > daysPerPage ? shown.at(-1)?.cursor : null;
    const lastSlot = isCut ? slots.at(-1) : undefined;
    const rest = lastDay ? { day: lastDay, slot: null } : null;
    return { slots, unreadable, next: lastSlot ? afterSlot(lastSlot, span) : rest };
  }, [live, serviceId, span, after]);
  const next = read?.next;

  return {
    page:
      live.state === 'ready'
        ? { state: 'ready', data: read?.slots ?? [], unreadable: read?.unreadable ?? 0 }
        : live,
    number: starts.length + 1,
    next: next ? () => setStarts([...starts, next]) : null,
    previous: starts.length > 0 ? () => setStarts(starts.slice(0, -1)) : null,
  };
}
