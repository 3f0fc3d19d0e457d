import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { paymentReturnState } from '~/entities/bookings/payment-return';
import { expectedCustomer } from '~/entities/bookings/pending-booking';
import { retryPurchase } from '~/entities/bookings/retry-purchase';
import { cancelledPaymentParameter, paths } from '~/lib/address/paths';
import { callApi } from '~/lib/api/call-api';
import { useSession } from '~/lib/session/use-session';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { useFinishPayment } from '../return/use-finish-payment';
import { cancelStep } from './cancel-step';

/**
 * Handles the cancel link of the provider's page, which leads to the home page. As soon as the session allows it, it leads
 * on to the booking form as it was, where the slot is still held, or to where the payment belongs if it has come to its end.
 */
function useCancelledPayment() {
  const [params] = useSearchParams();
  const { state, user } = useSession();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const finish = useFinishPayment();

  const cleanAddress = useEffectEvent(() => {
    // Another page is loading, and the change of the address would keep this one.
    if (isLeaving) return;
    const rest = new URLSearchParams(params);
    rest.delete(cancelledPaymentParameter);
    navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
  });

  const cancel = useEffectEvent(async (transactionId: string, signal: AbortSignal) => {
    const transaction = await callApi('createTransaction', {
      body: { transactionId, status: 'failed' },
      signal,
    });
    const outcome = await finish(transaction, signal);
    if (outcome === 'waiting') navigate(retryPurchase(transaction), { replace: true });
    if (outcome === 'booked') navigate(paths.confirmation(transactionId), { replace: true });
    // The services page explains the refund and follows it.
    if (outcome === 'money_back') {
      const state = paymentReturnState(transactionId, transaction.customer.uid);
      navigate(paths.services, { replace: true, state });
    }
  });

  const giveUp = useEffectEvent(() => {
    showToast(toastTexts.somethingWentWrong, { variant: 'error' });
    cleanAddress();
  });

  const transactionId = params.get(cancelledPaymentParameter) ?? '';
  const customer = user?._id;
  useEffect(() => {
    const step = cancelStep(expectedCustomer(transactionId), state, customer);
    if (step === 'ignore') cleanAddress();
    if (step !== 'cancel') return;
    // Aborted only when the address or the user changes: a re-render must not abort the call.
    const leaving = new AbortController();
    cancel(transactionId, leaving.signal).catch(() => {
      if (!leaving.signal.aborted) giveUp();
    });
    return () => leaving.abort();
  }, [state, customer, transactionId]);
}

/** Leads on from the provider's cancel link. Renders nothing: the home page is shown until the payment is known. */
export default function CancelledPayment() {
  useCancelledPayment();
  return null;
}
