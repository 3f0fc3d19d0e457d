import { bookingSchema } from '@carwash/domain/bookings/booking';
import type { OpenPeriod } from '@carwash/domain/closings/closing';
import { collections } from '@carwash/domain/collections';
import { callApi } from '~/lib/api/call-api';
import { useCalled, useCalledPages } from '~/lib/api/use-called';
import { listLimit } from '~/lib/live/list-limit';
import { liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';

const newestReceipt = liveLists('owner', async () => ({
  collection: collections.receipts,
  schema: (await import('@carwash/domain/receipts/receipt')).receiptSchema,
  order: { by: 'movedAt', direction: 'desc' } as const,
  limit: 1,
}));

const receiptOf = liveLists('owner', async (runningNumber: number) => ({
  collection: collections.receipts,
  schema: (await import('@carwash/domain/receipts/receipt')).receiptSchema,
  equal: { runningNumber },
  order: { by: 'runningNumber', direction: 'asc' } as const,
  limit: 1,
}));

/** Returns the first and the last receipt number of a period; null while they are loading, and without receipts. */
export function useReceiptRange({
  afterReceipt,
  toReceipt,
}: Pick<OpenPeriod, 'afterReceipt' | 'toReceipt'>): string | null {
  const first = useLiveList(receiptOf(afterReceipt + 1));
  const last = useLiveList(receiptOf(toReceipt));
  if (toReceipt <= afterReceipt || first.state !== 'ready' || last.state !== 'ready') return null;
  const numbers = [first, last].flatMap(({ data }) => data[0]?.number ?? []);
  return [...new Set(numbers)].join(' to ') || null;
}

const askPeriod = (signal: AbortSignal): Promise<OpenPeriod> =>
  callApi('getOpenPeriod', { signal });

/** Returns what the next closing would close. Asked again whenever money has come or gone. */
export function useOpenPeriod() {
  const newest = useLiveList(newestReceipt());
  return useCalled(askPeriod, newest.state === 'ready' ? newest.data[0]?._id : undefined);
}

const unseenVisits = liveLists('owner', () => ({
  collection: collections.bookings,
  schema: bookingSchema,
  equal: { isUnseen: true },
  order: { by: 'slot.startsAt', direction: 'asc' } as const,
  limit: listLimit,
}));

/** Returns the visits that are over and that nobody has seen, the earliest first. */
export const useUnseenVisits = () => useLiveList(unseenVisits());

const pageSize = 10;

/** Returns the closings of the till, the newest first, page by page. */
export const useClosings = () =>
  useCalledPages((cursor, signal) =>
    callApi('listClosings', { query: { limit: pageSize, cursor }, signal }),
  );
