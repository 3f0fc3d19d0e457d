import type { Transaction } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';

/** Longest time to open a card page, in milliseconds: the provider's timeout of 10 s plus two commits. */
const openingMs = 12_000;

const isOpening = ({ status, paymentUrl }: Transaction): boolean =>
  status === 'pending' && paymentUrl === null;

/**
 * Waits while another request (a double click or a repeated call) opens the card page of this
 * transaction. Resolves when the page is open, when opening it failed, or after the maximum time.
 */
export function waitForPaymentPage(
  snapshot: QueryDocumentSnapshot<Transaction>,
  context: Context,
): Promise<void> {
  const transaction = snapshot.data();
  const timeoutMs = transaction.createdAt.getTime() + openingMs - context.now().getTime();
  if (!isOpening(transaction) || timeoutMs <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const unsubscribe = snapshot.ref.onSnapshot(
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
