import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import Typography from '@mui/material/Typography';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { formatClock } from '~/lib/clock/format-times';
import { withPlace } from '~/lib/clock/local-times-note';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import { useQuestion } from '~/ui/dialogs/use-question';
import { formatNearDay } from '~/ui/format/format-near-day';
import { clearPendingBooking } from './pending-booking';

/**
 * Releases the slot of an unpaid payment. If the money turns out to have arrived, nothing is released, and
 * payments and bookings show it.
 */
async function giveUpSlot({
  _id,
  customer: { uid },
}: Pick<TransactionAnswer, '_id' | 'customer'>): Promise<void> {
  try {
    const { status } = await callApi('cancelPayment', { params: { transactionId: _id } });
    // Removes from this device what was typed for the booking, such as an address.
    if (uid !== null) clearPendingBooking({ transactionId: _id, customer: uid });
    if (status === 'failed') showToast(toastTexts.slotReleased, { variant: 'info' });
  } catch (failure) {
    showChangeFailure(failure, toastTexts.paymentNotGivenUp);
  }
}

type UnpaidPayment = Pick<TransactionAnswer, '_id' | 'customer' | 'service' | 'slot'>;

/**
 * Asks whether the slot of an unpaid payment should be given up, and does it.
 * @returns `dialog`: the question, to be rendered; `running`: true from the click until all is done
 */
export function useGiveUpSlot() {
  const { running, run } = useInFlightGuard();
  const { question, ask, answers } = useQuestion<UnpaidPayment>();
  const giveUp = (payment: UnpaidPayment) =>
    run(async () => {
      if (await ask(payment)) await giveUpSlot(payment);
    });
  const dialog = question && (
    <ConfirmDialog
      title="Give this time up?"
      no="No, keep it"
      yes="Yes, give it up"
      yesColor="error"
      {...answers}
    >
      <Typography>
        {question.service.name} on{' '}
        {withPlace(
          `${formatNearDay(question.slot.date)} at ${formatClock(question.slot.startsAt)}`,
        )}{' '}
        can be booked by others at once. You have not been charged.
      </Typography>
    </ConfirmDialog>
  );
  return { running, giveUp, dialog };
}
