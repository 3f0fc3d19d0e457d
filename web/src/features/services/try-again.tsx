import {
  nextAvailabilityChange,
  slotAvailability,
} from '@carwash/domain/bookings/slot-availability';
import { keepsHold } from '@carwash/domain/payments/customer-payments';
import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import { minutesSold } from '@carwash/domain/slots/job-length';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { retryPurchase } from '~/entities/bookings/retry-purchase';
import { choiceOf, withChoice } from '~/entities/services/choice/url-choice';
import { useBookingWindow } from '~/entities/slots/booking-window';
import { useSlot } from '~/entities/slots/queries';
import { paths } from '~/lib/address/paths';
import { serviceDayPath } from '~/lib/address/service-day-path';
import { callApi } from '~/lib/api/call-api';
import { formatClock } from '~/lib/clock/format-times';
import { useNow } from '~/lib/clock/use-now';
import { CountdownText } from '~/ui/countdown/countdown-text';

/**
 * Tells whether the customer may still get the slot: also while that is unknown, and while somebody only
 * holds it, because the booking form then tells whose hold it is.
 */
function useMayBeHad(transaction: TransactionAnswer): boolean {
  const slot = useSlot(transaction.slot._id, { takes: minutesSold(transaction), hours: null });
  const window = useBookingWindow();
  // Computed on every render: the slot may have changed after `useNow` last fired.
  const now = new Date();
  useNow(
    slot.state === 'ready' && slot.data ? nextAvailabilityChange(slot.data, window, now) : null,
  );
  if (slot.state !== 'ready') return true;
  const state = slot.data && slotAvailability(slot.data, [], window, now);
  return state === 'open' || state === 'held';
}

/** Tells whether the slot is still held for this customer, who may try another card. */
function useIsKept(transaction: TransactionAnswer): boolean {
  const isKept = keepsHold(transaction, new Date());
  useNow(isKept ? transaction.expiresAt : null);
  return isKept;
}

/** Releases the slot. A failure is ignored, because the hold expires anyway. */
function giveUpKeptSlot({ _id }: TransactionAnswer): void {
  callApi('cancelPayment', { params: { transactionId: _id } }).catch(() => {});
}

/**
 * Links to continue after a payment that was not made: back to the booking form as the customer had filled it
 * in, or to other times.
 */
export function TryAgain({ transaction }: { transaction: TransactionAnswer }) {
  const { service, slot, expiresAt } = transaction;
  const mayBeHad = useMayBeHad(transaction);
  const isKept = useIsKept(transaction);
  return (
    <>
      <Typography variant="body2" sx={{ mt: 2, mb: 1.5 }}>
        {isKept && (
          <>
            We keep the slot for you for <CountdownText until={expiresAt} />, and the form is as you
            left it.
          </>
        )}
        {!isKept && mayBeHad && 'The slot is not sold yet, and the form is as you left it.'}
        {!isKept && !mayBeHad && `The ${formatClock(slot.startsAt)} slot is gone meanwhile.`}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {(isKept || mayBeHad) && (
          <Button
            component={RouterLink}
            to={withChoice(paths.booking(service._id, slot._id), choiceOf(transaction))}
            onClick={() => retryPurchase(transaction)}
            variant="contained"
            size="large"
          >
            Try again
          </Button>
        )}
        {(isKept || !mayBeHad) && (
          <Button
            component={RouterLink}
            to={withChoice(serviceDayPath(service._id, slot.date), choiceOf(transaction))}
            onClick={() => isKept && giveUpKeptSlot(transaction)}
            variant={isKept ? 'outlined' : 'contained'}
            color={isKept ? 'inherit' : 'primary'}
            size="large"
          >
            Choose another time
          </Button>
        )}
      </Stack>
    </>
  );
}
