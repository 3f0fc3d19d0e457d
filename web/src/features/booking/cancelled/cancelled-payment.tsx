import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import {
  type NavigateFunction,
  useNavigate,
  useNavigation,
  useSearchParams,
} from 'react-router-dom';
import { paymentReturnState } from '~/entities/bookings/payment-return';
import { expectedCustomer } from '~/entities/bookings/pending-booking';
import { retryPurchase } from '~/entities/bookings/retry-purchase';
import { cancelledPaymentParameter, paths } from '~/lib/address/paths';
import { callApi } from '~/lib/api/call-api';
import { useSession } from '~/lib/session/use-session';
import { closeToast, showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { useFinishPayment } from '../return/use-finish-payment';
import { cancelStep } from './cancel-step';

/** How long the toast stays, in milliseconds: long enough to read it and use its button. */
const offerMs = 20_000;

/**
 * Shows that the payment was cancelled and the slot released, and offers the booking form as the customer had
 * filled it in.
 */
function offerRetry(cancelled: TransactionAnswer, navigate: NavigateFunction): void {
  showToast(toastTexts.slotReleased, {
    variant: 'info',
    autoHideDuration: offerMs,
    action: (toast) => (
      <Button
        color="inherit"
        onClick={() => {
          closeToast(toast);
          navigate(retryPurchase(cancelled));
        }}
      >
        Try again
      </Button>
    ),
  });
}

/**
 * Handles the cancel link of the provider's page, which leads to the home page: releases the slot as soon as
 * the session allows it, and removes the link's parameter from the address.
 */
function useCancelledPayment() {
  const [params] = useSearchParams();
  const { state, user } = useSession();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const finish = useFinishPayment('cancelled');

  const cleanAddress = useEffectEvent(() => {
    // Another page is loading, and the change of the address would keep this one.
    if (isLeaving) return;
    const rest = new URLSearchParams(params);
    rest.delete(cancelledPaymentParameter);
    navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
  });

  const cancel = useEffectEvent(async (transactionId: string, signal: AbortSignal) => {
    const transaction = await callApi('cancelPayment', {
      params: { transactionId },
      signal,
    });
    const outcome = await finish(transaction, signal);
    if (outcome === 'released') {
      offerRetry(transaction, navigate);
      cleanAddress();
    }
    if (outcome === 'booked') navigate(paths.confirmation(transactionId), { replace: true });
    // The payment is still open or has to be refunded: the services page explains it and follows it.
    if (outcome === 'waiting' || outcome === 'money_back') {
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

/**
 * Releases the slot of a cancelled payment. Renders nothing: the home page stays usable, and a toast shows
 * the outcome.
 */
export default function CancelledPayment() {
  useCancelledPayment();
  return null;
}
