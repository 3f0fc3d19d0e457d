import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Context } from '../../context.ts';
import { queryUnlessJustQueried } from '../settlement/query-and-settle.ts';
import type { AskedPayment } from './load-purchase.ts';

/** Longest time to open a card page, in milliseconds: the provider's timeout of 10 s plus two commits. */
const openingMs = 12_000;

const isOpening = ({ status, paymentUrl }: Transaction): boolean =>
  status === 'pending' && paymentUrl === null;

/**
 * Waits while another request (a double click or a repeated call) opens the card page of this
 * transaction. Resolves when the page is open, when opening it failed, or after the maximum time.
 */
function waitForPaymentPage(transaction: Transaction, { db, now }: Context): Promise<void> {
  const timeoutMs = transaction.createdAt.getTime() + openingMs - now().getTime();
  if (!isOpening(transaction) || timeoutMs <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const unsubscribe = db.transactions.doc(transaction._id).onSnapshot(
      (latest) => {
        const current = latest.data();
        if (!current || !isOpening(current)) finish(resolve);
      },
      (error) => finish(() => reject(error)),
    );
    const timer = setTimeout(() => finish(resolve), timeoutMs);
    const finish = (end: () => void) => {
      clearTimeout(timer);
      unsubscribe();
      end();
    };
  });
}

/** Queries the provider about the customer's earlier payment, once its card page is open, and settles it. */
export async function askEarlierPayment(
  payment: Transaction,
  context: Context,
): Promise<AskedPayment> {
  await waitForPaymentPage(payment, context);
  const { outcome } = await queryUnlessJustQueried(payment._id, context);
  return { id: payment._id, outcome };
}
