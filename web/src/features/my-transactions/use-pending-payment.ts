import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import { useSnackbar } from 'notistack';
import { callApi } from '~/lib/api/call-api.ts';
import { useTellChangeFailure } from '~/lib/api/use-tell-change-failure.ts';
import { useSingleRun } from '~/lib/forms/use-in-flight-guard.ts';
import { toastTexts } from '~/lib/toasts.ts';
import { rememberPayment } from './remember-payment.ts';

/** What a customer can do with a payment that is not finished. */
export function usePendingPayment(transaction: TransactionAnswer) {
  const { running, run } = useSingleRun();
  const { enqueueSnackbar } = useSnackbar();
  const tellFailure = useTellChangeFailure();

  /** Goes to the card page. The slot is held for longer if little time is left, or by a new payment. */
  const goOn = () =>
    run(async () => {
      const { service, slot, vehicle } = transaction;
      const body = { ...vehicle, serviceId: service._id, slotId: slot._id };
      try {
        const { payment_url, transactionId } = await callApi('initiatePayment', { body });
        rememberPayment({ ...transaction, _id: transactionId });
        window.location.assign(payment_url);
      } catch (failure) {
        tellFailure(failure, toastTexts.paymentNotContinued);
      }
    });

  /** Frees the slot, unless the payment turns out to have arrived: then the list shows it. */
  const giveUp = () =>
    run(async () => {
      try {
        const params = { transactionId: transaction._id };
        const { status } = await callApi('cancelPayment', { params });
        if (status === 'failed') enqueueSnackbar(toastTexts.slotReleased, { variant: 'info' });
      } catch (failure) {
        tellFailure(failure, toastTexts.paymentNotGivenUp);
      }
    });

  return { running, goOn, giveUp };
}
