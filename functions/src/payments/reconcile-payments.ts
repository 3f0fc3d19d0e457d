import type { DataOf } from '@carwash/domain/api/endpoint';
import type { Endpoints } from '@carwash/domain/api/endpoints';
import { completePastBookings } from '../bookings/complete-past-bookings.ts';
import type { Context } from '../context.ts';
import { logError } from '../http/log.ts';
import { settlePayment } from './settle-payment.ts';

/** How many transactions one run asks about; the next run goes on with the rest. */
const batchSize = 100;

/** How many of them are asked about at the same time. */
const parallel = 10;

async function settleOne(transactionId: string, context: Context): Promise<boolean> {
  try {
    await settlePayment(transactionId, context);
    return true;
  } catch (error) {
    logError('A payment could not be reconciled', error, { transactionId });
    return false;
  }
}

/**
 * Brings forward what no callback will: settles transactions whose check is due and completes
 * bookings whose slot has ended. One that fails does not keep the others.
 */
export async function reconcilePayments(
  context: Context,
): Promise<DataOf<Endpoints['reconcilePayments']>> {
  const due = await context.db.transactions
    .where('nextCheckAt', '<=', context.now())
    .orderBy('nextCheckAt')
    .limit(batchSize)
    .select()
    .get();
  const ids = due.docs.map(({ id }) => id);
  let failed = 0;
  for (let start = 0; start < ids.length; start += parallel) {
    const settled = await Promise.all(
      ids.slice(start, start + parallel).map((id) => settleOne(id, context)),
    );
    failed += settled.filter((ok) => !ok).length;
  }
  const bookings = await completePastBookings(context);
  return { checked: ids.length, completed: bookings.completed, failed: failed + bookings.failed };
}
