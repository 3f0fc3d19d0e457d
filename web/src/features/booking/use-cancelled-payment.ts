import type { PendingBooking } from '@carwash/domain/entities/pending-booking';
import { useSnackbar } from 'notistack';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { callApi } from '~/lib/api/call-api.ts';
import { bookedArrival } from '~/lib/booked-arrival.ts';
import { cancelledPaymentParameter, paths } from '~/lib/paths.ts';
import { isExpectingRedirect, readPendingBooking } from '~/lib/pending-booking.ts';
import { useSession } from '~/lib/session/use-session.ts';
import { toastTexts } from '~/lib/toasts.ts';
import { useFinishPayment } from './use-finish-payment.ts';

/** The payment that this address says was cancelled, if this browser really is waiting for it. */
function expectedPayment(transactionId: string | null): PendingBooking | null {
  const pending = readPendingBooking();
  return isExpectingRedirect() && pending?.transactionId === transactionId ? pending : null;
}

/**
 * The customer left the provider's page by its cancel link, which leads home: gives the slot up at
 * once and takes the link's parameter out of the address.
 */
export function useCancelledPayment() {
  const [params] = useSearchParams();
  const { state } = useSession();
  const navigate = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const finish = useFinishPayment('cancelled');

  const cleanAddress = useEffectEvent(() => {
    const rest = new URLSearchParams(params);
    rest.delete(cancelledPaymentParameter);
    navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
  });

  const cancel = useEffectEvent(async ({ transactionId }: PendingBooking, signal: AbortSignal) => {
    const transaction = await callApi('cancelPayment', {
      params: { transactionId },
      signal,
    });
    const outcome = await finish(transaction, signal);
    if (outcome === 'released') cleanAddress();
    // Where the payment is not simply over, the services page tells and follows it.
    if (outcome === 'waiting' || outcome === 'money_back') {
      navigate(paths.services, { replace: true, state: bookedArrival(transactionId) });
    }
  });

  const giveUp = useEffectEvent(() => {
    enqueueSnackbar(toastTexts.somethingWentWrong, { variant: 'error' });
    cleanAddress();
  });

  const transactionId = params.get(cancelledPaymentParameter);
  useEffect(() => {
    if (state === 'restoring') return;
    const payment = state === 'signedIn' ? expectedPayment(transactionId) : null;
    if (!payment) {
      cleanAddress();
      return;
    }
    // Only another address ends it: the call must not be cut short by a rendering.
    const leaving = new AbortController();
    cancel(payment, leaving.signal).catch(() => {
      if (!leaving.signal.aborted) giveUp();
    });
    return () => leaving.abort();
  }, [state, transactionId]);
}
