import type { Transaction } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';

/** Opening a card page takes at most the provider's time-out of 10 s, and two commits. */
const openingMs = 12_000;

const isOpening = ({ status, paymentUrl }: Transaction): boolean =>
  status === 'pending' && paymentUrl === null;

/**
 * Waits while another request is opening the card page of this transaction: a double click, or the
 * same call repeated. Returns when the page is there, when opening it failed, or when whoever was
 * opening it must have died.
 */
export function waitForPaymentPage(
  snapshot: QueryDocumentSnapshot<Transaction>,
  context: Context,
): Promise<void> {
  const transaction = snapshot.data();
  const patienceMs = transaction.createdAt.getTime() + openingMs - context.now().getTime();
  if (!isOpening(transaction) || patienceMs <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const unsubscribe = snapshot.ref.onSnapshot(
      (latest) => {
        const current = latest.data();
        if (!current || !isOpening(current)) finish(resolve);
      },
      (error) => finish(() => reject(error)),
    );
    const timer = setTimeout(() => finish(resolve), patienceMs);
    const finish = (end: () => void) => {
      clearTimeout(timer);
      unsubscribe();
      end();
    };
  });
}
