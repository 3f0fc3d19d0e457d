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

/** Says that the page itself tells what becomes of this payment, so nothing else need do it; null: of none. */
export function useTellsOfPayment(transactionId: string | null): void {
  useEffect(() => {
    tell(transactionId);
    return () => tell(null);
  }, [transactionId]);
}

/** The payment that the page itself tells of. */
export const useToldPayment = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => told,
    () => null,
  );
