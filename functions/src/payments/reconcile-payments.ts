import type { DataOf } from '@carwash/domain/api/endpoint';
import type { Endpoints } from '@carwash/domain/api/endpoints';
import { nextCheckAfterSilence } from '@carwash/domain/rules/next-check';
import { completePastBookings } from '../bookings/complete-past-bookings.ts';
import type { Context } from '../context.ts';
import { logError } from '../http/log.ts';
import { inWaves } from '../in-waves.ts';
import { settlePayment } from './settle-payment.ts';

/** How many transactions one run asks about; the next run goes on with the rest. */
const batchSize = 100;

/** How many of them the provider is asked about at the same time. */
const parallel = 10;

/** One that cannot be settled makes room for the others and comes up again later. */
async function postpone(transactionId: string, { db, now }: Context): Promise<void> {
  const ref = db.transactions.doc(transactionId);
  await ref.update({ nextCheckAt: nextCheckAfterSilence(now()) });
}

async function settleOne(transactionId: string, context: Context): Promise<boolean> {
  try {
    await settlePayment(transactionId, context);
    return true;
  } catch (error) {
    logError('A payment could not be reconciled', error, { transactionId });
    await postpone(transactionId, context);
    return false;
  }
}

async function settleDuePayments(context: Context): Promise<{ checked: number; failed: number }> {
  const due = await context.db.transactions
    .where('nextCheckAt', '<=', context.now())
    .orderBy('nextCheckAt')
    .limit(batchSize)
    .select()
    .get();
  const settled = await inWaves(due.docs, parallel, ({ id }) => settleOne(id, context));
  return { checked: settled.length, failed: settled.filter((ok) => !ok).length };
}

/**
 * Brings forward what no callback will: settles transactions whose check is due and completes
 * bookings whose slot has ended. What fails is logged, and does not keep the others.
 */
export async function reconcilePayments(
  context: Context,
): Promise<DataOf<Endpoints['reconcilePayments']>> {
  const [payments, bookings] = await Promise.all([
    settleDuePayments(context),
    completePastBookings(context),
  ]);
  return {
    checked: payments.checked,
    completed: bookings.completed,
    failed: payments.failed + bookings.failed,
  };
}
