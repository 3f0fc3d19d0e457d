import type { Booking } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { hourMs } from '@carwash/domain/time/durations';
import { useState } from 'react';
import { liveDocuments, liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';

/** Loads the schema with the first payment that is needed, because only signed-in users have payments. */
const schemaOfPayments = async () =>
  (await import('@carwash/domain/payments/transaction')).transactionSchema;

const transaction = liveDocuments('owner', async (id: string) => ({
  collection: collections.transactions,
  schema: await schemaOfPayments(),
  id,
}));

/** Returns one transaction of the signed-in customer; loading while there is no id. */
export const useTransaction = (id: string | null) =>
  useLiveQuery(id === null ? null : transaction(id));

/** Most additions of a booking that are read. */
const mostAdditions = 50;

const additions = liveLists('owner', async (equal: Record<string, string>) => ({
  collection: collections.transactions,
  schema: await schemaOfPayments(),
  equal,
  limit: mostAdditions,
}));

/**
 * Returns the payments of a booking: the one that made it, then those of its additions, the oldest first.
 * @param uid of the signed-in customer; null: the staff is signed in
 */
export function usePayments(
  { _id: bookingId, additions: added = [] }: Pick<Booking, '_id' | 'additions'>,
  uid: string | null,
): QueryState<[own: Transaction, ...additions: Transaction[]]> {
  const own = useTransaction(bookingId);
  const asked = { bookingId, ...(uid !== null && { 'customer.uid': uid }) };
  const found = useLiveList(added.length > 0 ? additions(asked) : null);
  if (own.state !== 'ready') return own;
  if (own.data === null) return { state: 'loading' };
  if (added.length === 0) return { state: 'ready', data: [own.data] };
  if (found.state !== 'ready') return found;
  const inOrder = added.flatMap((id) => found.data.find(({ _id }) => _id === id) ?? []);
  return { state: 'ready', data: [own.data, ...inOrder] };
}

/** Most payments that are read: no customer holds more slots at a time. */
const mostPayments = 20;

const paymentsSince = liveLists('owner', async (uid: string, since: Date) => ({
  collection: collections.transactions,
  schema: await schemaOfPayments(),
  equal: { 'customer.uid': uid },
  order: { by: 'createdAt', direction: 'desc' } as const,
  until: since,
  limit: mostPayments,
}));

/** Returns an hour ago, rounded down to the hour, so that pages share a listener. No hold lasts that long. */
const holdsBegan = () => new Date(Math.floor(Date.now() / hourMs - 1) * hourMs);

const none: QueryState<Transaction[]> = { state: 'ready', data: [] };

/**
 * Returns the payments of the signed-in customer, or for the desk those of any, in the last hours, on all devices, the
 * newest first: all that hold a slot are among them. None while there is no uid.
 */
export function useLatestPayments(uid: string | null): QueryState<Transaction[]> {
  const [since] = useState(holdsBegan);
  const payments = useLiveList(uid === null ? null : paymentsSince(uid, since));
  return uid === null ? none : payments;
}
