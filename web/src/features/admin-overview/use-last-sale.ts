import { collections } from '@carwash/domain/collections';
import { transactionSchema } from '@carwash/domain/payments/transaction';
import type { SoldService } from '@carwash/domain/services/service';
import type { Live } from '~/lib/live/live.ts';
import { liveLists } from '~/lib/live/live-queries.ts';
import { useLiveList } from '~/lib/live/use-live-list.ts';

const lastTransactions = liveLists('owner', (serviceId: string) => ({
  collection: collections.transactions,
  schema: transactionSchema,
  equal: { 'service._id': serviceId },
  order: { by: 'createdAt', direction: 'desc' } as const,
  limit: 1,
}));

/** For admins: a service as it was last sold, which outlives it; null when nobody has bought it. */
export function useLastSale(serviceId: string): Live<SoldService | null> {
  const transactions = useLiveList(lastTransactions(serviceId));
  if (transactions.state !== 'ready') return transactions;
  return { state: 'ready', data: transactions.data[0]?.service ?? null };
}
