import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import type { CreateTransaction } from '@carwash/domain/payments/transaction-endpoints';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paymentReturnState } from '~/entities/bookings/payment-return';
import { clearPendingBooking } from '~/entities/bookings/pending-booking';
import { useFollowedPayment } from '~/entities/payments/use-followed-payment';
import { paths } from '~/lib/address/paths';
import { ApiFailure } from '~/lib/api/api-failure';
import { callApi } from '~/lib/api/call-api';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { useFinishPayment } from './use-finish-payment';

/** asking: nothing is known yet. waiting: the provider has not decided. */
type ReturnProgress =
  | { step: 'asking' }
  | { step: 'waiting' }
  | { step: 'booked'; transaction: TransactionAnswer }
  | { step: 'money_back'; transaction: TransactionAnswer };

export interface ReturningPayment {
  transactionId: string;
  /** Uid of the signed-in customer. */
  customer: string;
  /** The status that the provider's redirect claims; the server verifies it. */
  claimed: CreateTransaction['status'];
}

const statusOf = (failure: unknown) => (failure instanceof ApiFailure ? failure.status : null);

/**
 * Handles the return from the provider's page: asks the server for the payment's status and acts on it. A
 * pending payment is followed, and requested again once it is decided. Idempotent, also across tabs.
 */
export function usePaymentReturn({ transactionId, customer, claimed }: ReturningPayment) {
  const [progress, setProgress] = useState<ReturnProgress>({ step: 'asking' });
  const [asked, setAsked] = useState(0);
  const [asking, setAsking] = useState(true);
  const followed = useFollowedPayment(progress.step === 'asking' ? null : transactionId);
  const news = followed.state === 'ready' ? followed.data : null;
  const finish = useFinishPayment();
  const navigate = useNavigate();

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const transaction = await callApi('createTransaction', {
      body: { transactionId, status: claimed },
      signal,
    });
    const outcome = await finish(transaction, signal);
    if (outcome === 'waiting') setProgress({ step: 'waiting' });
    if (outcome === 'booked') setProgress({ step: 'booked', transaction });
    if (outcome === 'money_back') setProgress({ step: 'money_back', transaction });
  });

  /**
   * Gives up after a failure. Navigates to the services page, which continues to follow the payment unless it
   * does not exist, because a payment must never seem lost.
   */
  const giveUp = useEffectEvent((failure: unknown) => {
    const status = statusOf(failure);
    // The session has ended: the guard redirects to the sign-in page and back here.
    if (status === 401) return;
    showToast(toastTexts.somethingWentWrong, { variant: 'error' });
    const isUnknown = status === 400 || status === 404;
    if (isUnknown) clearPendingBooking({ transactionId, customer });
    const state = isUnknown ? null : paymentReturnState(transactionId, customer);
    navigate(paths.services, { replace: true, state });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when `asked` changes
  useEffect(() => {
    const leaving = new AbortController();
    setAsking(true);
    ask(leaving.signal)
      .catch((failure: unknown) => {
        if (!leaving.signal.aborted) giveUp(failure);
      })
      .finally(() => {
        if (!leaving.signal.aborted) setAsking(false);
      });
    return () => leaving.abort();
  }, [asked]);

  const isDecided = progress.step === 'waiting' && news !== null && news.status !== 'pending';
  useEffect(() => {
    if (isDecided) setAsked((count) => count + 1);
  }, [isDecided]);

  return {
    /** A refund is followed until it is paid. */
    progress:
      progress.step === 'money_back' && news ? { ...progress, transaction: news } : progress,
    asking,
    checkAgain: () => setAsked((count) => count + 1),
  };
}
