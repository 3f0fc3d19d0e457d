import { collections } from '@carwash/domain/collections';
import type { SoldService } from '@carwash/domain/services/service';
import { loadServiceSchema } from '~/entities/services/load-schema';
import { initialReconcilerRun } from '~/entities/statistics/initial-statistics';
import { liveDocuments, liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';

const bestRatedServices = liveLists('everyone', async (count: number) => ({
  collection: collections.services,
  schema: await loadServiceSchema(),
  order: { by: 'rating', direction: 'desc' } as const,
  limit: count,
}));

/** The `count` services (at most 100) with the highest average rating, the best first. */
export const useBestRatedServices = (count: number) => useLiveList(bestRatedServices(count));

const latestBookings = liveLists('owner', async (count: number) => ({
  collection: collections.bookings,
  schema: (await import('@carwash/domain/bookings/booking')).bookingSchema,
  order: { by: 'createdAt', direction: 'desc' } as const,
  limit: count,
}));

/** Returns the `count` bookings (at most 100) that were made last, newest first. For the desk. */
export const useLatestBookings = (count: number) => useLiveList(latestBookings(count));

const reconcilerRun = liveDocuments(
  'owner',
  async () => {
    const { reconcilerRunId, reconcilerRunSchema } = await import(
      '@carwash/domain/reconciler/reconciler-run'
    );
    return {
      collection: collections.maintenance,
      schema: reconcilerRunSchema,
      id: reconcilerRunId,
    };
  },
  initialReconcilerRun,
);

/** Returns the last run of the reconciler, for staff who see money; null when there was none. */
export const useReconcilerRun = () => useLiveQuery(reconcilerRun());

const lastTransactions = liveLists('owner', async (serviceId: string) => ({
  collection: collections.transactions,
  schema: (await import('@carwash/domain/payments/transaction')).transactionSchema,
  equal: { 'service._id': serviceId },
  order: { by: 'createdAt', direction: 'desc' } as const,
  limit: 1,
}));

/**
 * Returns a service as it was last sold, which remains after it is deleted; null when nobody has bought it.
 * For staff who see money.
 */
export function useLastSale(serviceId: string): QueryState<SoldService | null> {
  const transactions = useLiveList(lastTransactions(serviceId));
  if (transactions.state !== 'ready') return transactions;
  return { state: 'ready', data: transactions.data[0]?.service ?? null };
}
