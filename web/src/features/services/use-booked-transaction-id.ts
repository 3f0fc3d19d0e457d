import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readBookedArrival } from '~/entities/bookings/payment-return.ts';

/**
 * The payment that the customer has just come back from, handed over by the payment's return pages.
 * Kept while the page is open, whatever is searched meanwhile, until it is dismissed.
 */
export function useBookedTransactionId() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [bookedTransactionId, setBookedTransactionId] = useState(() => readBookedArrival(state));

  const dismiss = () => {
    setBookedTransactionId(null);
    // So that it stays dismissed after a reload.
    navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  };

  return { bookedTransactionId, dismiss };
}
