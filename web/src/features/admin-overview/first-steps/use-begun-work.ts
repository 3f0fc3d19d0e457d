import { collections } from '@carwash/domain/collections';
import { transactionSchema } from '@carwash/domain/payments/transaction';
import { staffRoles } from '@carwash/domain/roles/role';
import { userSchema } from '@carwash/domain/users/user';
import { usePrivateSettings } from '~/entities/settings/use-private-settings';
import { callApi } from '~/lib/api/call-api';
import { useCalled } from '~/lib/api/use-called';
import { combineQueryStates } from '~/lib/live/combine-query-states';
import { liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import type { BusinessFacts } from './list-first-steps';

const twoOfStaff = liveLists('owner', () => ({
  collection: collections.users,
  schema: userSchema,
  oneOf: { field: 'role', values: [...staffRoles] },
  limit: 2,
}));

/** Payments that are looked at for one by card: as many as a business has bookings while it sees its first steps. */
const mostPayments = 20;

const latestPaid = liveLists('owner', () => ({
  collection: collections.transactions,
  schema: transactionSchema,
  equal: { status: 'success' },
  order: { by: 'createdAt', direction: 'desc' } as const,
  limit: mostPayments,
}));

/** Returns what the API knows of the work that has begun. */
async function askBegun(signal: AbortSignal) {
  const [pins, closings, sent] = await Promise.all([
    callApi('listPinPeople', { signal }),
    callApi('listClosings', { query: { limit: 1 }, signal }),
    callApi('listMessages', { query: { state: 'sent', limit: 1 }, signal }),
  ]);
  return {
    hasPin: pins.length > 0,
    hasClosed: closings.data.length > 0,
    hasSentMessage: sent.data.length > 0,
  };
}

type BegunWork = Pick<
  BusinessFacts,
  'hasTaxNumber' | 'hasColleagues' | 'hasPin' | 'hasClosed' | 'hasSentMessage' | 'hasCardPayment'
>;

/** Returns what a new business has done of its daily work; null while unknown. */
export function useBegunWork(): BegunWork | null {
  const seller = usePrivateSettings();
  const staff = useLiveList(twoOfStaff());
  const payments = useLiveList(latestPaid());
  const { state: begun } = useCalled(askBegun);
  const all = combineQueryStates<unknown>([seller, staff, payments, begun]);
  if (all.state !== 'ready') return null;
  if (seller.state !== 'ready' || staff.state !== 'ready') return null;
  if (payments.state !== 'ready' || begun.state !== 'ready') return null;
  return {
    hasTaxNumber: seller.data.taxNumber !== '',
    hasColleagues: staff.data.length > 1,
    hasCardPayment: payments.data.some(({ paymentMethod }) => paymentMethod === 'card'),
    ...begun.data,
  };
}
