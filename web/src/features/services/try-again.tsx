import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import { nextSlotChange, slotState } from '@carwash/domain/slots/slot-state';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { retryPurchase } from '~/entities/bookings/retry-purchase';
import { useSlot } from '~/entities/slots/queries';
import { paths } from '~/lib/address/paths';
import { serviceDayPath } from '~/lib/address/service-day-path';
import { useNow } from '~/lib/clock/use-now';

/**
 * Whether the slot may still be had; it may, too, while that is not known or while somebody only
 * holds it: the booking form tells then whose hold it is.
 */
function useMayBeHad(slotId: string): boolean {
  const slot = useSlot(slotId);
  // Computed on every render: the slot may have changed after `useNow` last fired.
  const now = new Date();
  useNow(slot.state === 'ready' && slot.data ? nextSlotChange(slot.data, now) : null);
  if (slot.state !== 'ready') return true;
  const state = slot.data && slotState(slot.data, now);
  return state === 'open' || state === 'held';
}

/**
 * The way on from a payment that was not made: back to the booking form as it was typed, or to
 * other times once the slot is gone.
 */
export function TryAgain({ transaction }: { transaction: TransactionAnswer }) {
  const { service, slot } = transaction;
  const mayBeHad = useMayBeHad(slot._id);
  return (
    <>
      <Typography variant="body2" sx={{ mt: 2, mb: 1.5 }}>
        {mayBeHad
          ? 'The slot is not sold yet, and the form is as you left it.'
          : `The ${slot.startTime} slot is gone meanwhile.`}
      </Typography>
      {mayBeHad ? (
        <Button
          component={RouterLink}
          to={paths.booking(service._id, slot._id)}
          onClick={() => retryPurchase(transaction)}
          variant="contained"
          size="large"
        >
          Try again
        </Button>
      ) : (
        <Button
          component={RouterLink}
          to={serviceDayPath(service._id, slot.date)}
          variant="contained"
          size="large"
        >
          Choose another time
        </Button>
      )}
    </>
  );
}
