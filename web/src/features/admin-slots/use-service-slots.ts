import { collections } from '@carwash/domain/collections';
import { slotSchema } from '@carwash/domain/slots/slot';
import { businessInstant } from '@carwash/domain/time/business-time';
import { businessTimeZone } from '~/lib/clock/business-time-zone.ts';
import type { Cursor } from '~/lib/firebase/live-source.ts';
import { liveLists } from '~/lib/live/live-queries.ts';
import { useLivePages } from '~/lib/live/use-live-pages.ts';

const pageSize = 20;

/** From a day on, or before it. */
export type SlotSpan = 'upcoming' | 'past';

const serviceSlots = liveLists('everyone', (serviceId: string, span: SlotSpan, after: Cursor) => ({
  collection: collections.slots,
  schema: slotSchema,
  equal: { serviceId },
  order: { by: 'startsAt', direction: span === 'past' ? 'desc' : 'asc' } as const,
  after,
  limit: pageSize + 1,
}));

/**
 * The slots of a service from `today` on, the earliest first, or those before it, the latest first;
 * page by page.
 * @param today yyyy-MM-dd
 */
export function useServiceSlots(serviceId: string, span: SlotSpan, today: string) {
  // Where the ids of the service's slots begin: a slot at midnight itself comes after it.
  const midnight = {
    value: businessInstant(today, '00:00', businessTimeZone),
    id: `${serviceId}_`,
  };
  return useLivePages((after) => serviceSlots(serviceId, span, after ?? midnight), pageSize);
}
