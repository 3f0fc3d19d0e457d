import { toDecimalString } from '@carwash/domain/money/money';
import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import Link from '@mui/material/Link';
import { useSnackbar } from 'notistack';
import { writePendingBooking } from '~/entities/bookings/pending-booking';
import { callApi } from '~/lib/api/call-api';
import { useTellChangeFailure } from '~/lib/api/use-tell-change-failure';
import { useNow } from '~/lib/clock/use-now';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { toastTexts } from '~/lib/toasts';
import { CountdownText } from '~/ui/countdown/countdown-text';

/**
 * To be called on the way to the card page: the payment may have been started in another browser, and
 * this one has to know it on the way back.
 */
function rememberPayment(transaction: TransactionAnswer) {
  const { _id, customer, service, slot, vehicle, amount } = transaction;
  // Only who has an account pays on the card page.
  if (customer.uid === null) return;
  writePendingBooking({
    ...vehicle,
    transactionId: _id,
    customer: customer.uid,
    serviceId: service._id,
    slotId: slot._id,
    amount: toDecimalString(amount),
  });
}

/** What a customer can do with a payment that is not finished. */
function usePendingPayment(transaction: TransactionAnswer) {
  const { running, run } = useInFlightGuard();
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

/** The way on to the card page while the slot is held; after that, what happens next. */
export function PendingNote({ transaction }: { transaction: TransactionAnswer }) {
  const { paymentUrl, expiresAt, service } = transaction;
  const { running, goOn, giveUp } = usePendingPayment(transaction);
  useNow(expiresAt);
  if (paymentUrl === null || expiresAt <= new Date()) {
    return 'We are checking with the payment provider whether it was paid.';
  }
  return (
    <>
      <Link
        href={paymentUrl}
        aria-disabled={running || undefined}
        onClick={(event) => {
          event.preventDefault();
          void goOn();
        }}
        aria-label={`Continue paying: ${service.name}`}
      >
        Continue paying
      </Link>{' '}
      · <CountdownText until={expiresAt} /> left ·{' '}
      <Link
        component="button"
        type="button"
        variant="body2"
        aria-disabled={running || undefined}
        onClick={giveUp}
        aria-label={`Give up: ${service.name}`}
        sx={{ verticalAlign: 'baseline' }}
      >
        Give up
      </Link>
    </>
  );
}
