import { useEffect } from 'react';
import { createStore } from '~/lib/store';

const payment = createStore<string | null>(null);

/**
 * Declares that the page itself shows the outcome of this payment, so that no reminder or toast need show it;
 * null: of no payment.
 */
export function useShowsPayment(transactionId: string | null): void {
  useEffect(() => {
    payment.set(transactionId);
    return () => payment.set(null);
  }, [transactionId]);
}

/** Returns the payment whose outcome the page itself shows. */
export const usePaymentOnPage = payment.useValue;
