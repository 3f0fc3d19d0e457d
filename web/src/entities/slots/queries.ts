import { collections } from '@carwash/domain/collections';
import { type Slot, slotSchema } from '@carwash/domain/slots/slot';
import { isSlotOpen } from '@carwash/domain/slots/slot-state';
import { listLimit } from '~/lib/live/list-limit';
import { liveDocuments, liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';

/** How many slots that are being paid for may stand before the next open one. */
const mostHeldInARow = 20;

const endOfTime = new Date('9999-12-31T00:00:00Z');

const slots = liveLists('everyone', (serviceId: string, date: string) => ({
  collection: collections.slots,
  schema: slotSchema,
  equal: { serviceId, date },
  order: { by: 'startTime', direction: 'asc' } as const,
  limit: listLimit,
}));

/**
 * The slots of a service on one day, earliest first; loading while no day is chosen.
 * @param date yyyy-MM-dd
 */
export const useSlots = (serviceId: string, date: string | null) =>
  useLiveList(date === null ? null : slots(serviceId, date));

/** Slots that are not sold, from a moment on, the earliest first. */
const unsoldSlots = liveLists('everyone', (serviceId: string, from: string) => ({
  collection: collections.slots,
  schema: slotSchema,
  equal: { serviceId, isBooked: 'available' },
  order: { by: 'startsAt', direction: 'asc' } as const,
  within: { from: new Date(from), before: endOfTime },
  limit: mostHeldInARow,
}));

/**
 * The next slot of a service that is open; null when there is none. Slots that are being paid for are
 * passed over, as long as not too many follow each other.
 * @param from the earliest start
 */
export function useNextOpenSlot(serviceId: string, from: Date): QueryState<Slot | null> {
  const slots = useLiveList(unsoldSlots(serviceId, from.toISOString()));
  if (slots.state !== 'ready') return slots;
  const now = new Date();
  return { ...slots, data: slots.data.find((slot) => isSlotOpen(slot, now)) ?? null };
}

const slot = liveDocuments('everyone', (id: string) => ({
  collection: collections.slots,
  schema: slotSchema,
  id,
}));

/** One slot; null when there is none with this id. */
export const useSlot = (id: string) => useLiveQuery(slot(id));
