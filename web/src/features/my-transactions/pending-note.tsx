import { toDecimalString } from '@carwash/domain/money/money';
import type { InitiatePayment } from '@carwash/domain/payments/payment-endpoints';
import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import Link from '@mui/material/Link';
import { writePendingBooking } from '~/entities/bookings/pending-booking';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useNow } from '~/lib/clock/use-now';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { toastTexts } from '~/lib/toasts';
import { giveUpSlot } from './give-up-slot';
import { TimeLeft } from './time-left';

/**
 * Called before redirecting to the card page: the payment may have been started in another browser,
 * and this one must know it when the customer returns.
 */
function rememberPayment(transaction: TransactionAnswer) {
  const { _id, customer, service, slot, vehicle, amount } = transaction;
  // Only customers with an account pay on the card page.
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

/** The actions for an unfinished payment. */
function usePendingPayment(transaction: TransactionAnswer) {
  const { running, run } = useInFlightGuard();

  /**
   * Redirects to the card page. The server extends the hold if little time is left, or starts a new
   * payment.
   */
  const goOn = () =>
    run(async () => {
      const { service, slot, vehicle } = transaction;
      // All fields, also those that have a default: what is left out would be emptied.
      const body = { ...vehicle, serviceId: service._id, slotId: slot._id } satisfies Record<
        keyof InitiatePayment,
        unknown
      >;
      try {
        const { payment_url, transactionId } = await callApi('initiatePayment', { body });
        rememberPayment({ ...transaction, _id: transactionId });
        window.location.assign(payment_url);
      } catch (failure) {
        showChangeFailure(failure, toastTexts.paymentNotContinued);
      }
    });

  const giveUp = () => run(() => giveUpSlot(transaction));

  return { running, goOn, giveUp };
}

/** Link to the card page while the slot is held; after that, a note about what happens next. */
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
      <TimeLeft transaction={transaction} running={running} onGiveUp={giveUp} />
    </>
  );
}
