import { useEffect, useSyncExternalStore } from 'react';

let told: string | null = null;
const readers = new Set<() => void>();

function tell(transactionId: string | null): void {
  told = transactionId;
  for (const onChange of readers) onChange();
}

function subscribe(onChange: () => void): () => void {
  readers.add(onChange);
  return () => readers.delete(onChange);
}

/**
 * Declares that the page itself shows the outcome of this payment, so that no reminder or toast need show it;
 * null: of no payment.
 */
export function useShowsPayment(transactionId: string | null): void {
  useEffect(() => {
    tell(transactionId);
    return () => tell(null);
  }, [transactionId]);
}

/** Returns the payment whose outcome the page itself shows. */
export const usePaymentOnPage = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => told,
    () => null,
  );
