import { keepsHold } from '@carwash/domain/payments/customer-payments';
import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { giveUpSlot } from '~/entities/bookings/give-up-slot';
import { retryPurchase } from '~/entities/bookings/retry-purchase';
import { choiceOf, withChoice } from '~/entities/services/choice/url-choice';
import { paths } from '~/lib/address/paths';
import { useNow } from '~/lib/clock/use-now';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';

import { TimeLeft } from './time-left';

/**
 * A link to pay again while the slot is held after a declined card. Renders nothing once the hold has ended.
 */
export function KeptSlotNote({ transaction }: { transaction: TransactionAnswer }) {
  const { expiresAt, service, slot } = transaction;
  const { running, run } = useInFlightGuard();
  const isKept = keepsHold(transaction, new Date());
  useNow(isKept ? expiresAt : null);
  if (!isKept) return null;
  return (
    <>
      {' '}
      <Link
        component={RouterLink}
        to={withChoice(paths.booking(service._id, slot._id), choiceOf(transaction))}
        onClick={() => retryPurchase(transaction)}
        aria-label={`Try again: ${service.name}`}
      >
        Try again
      </Link>{' '}
      <TimeLeft
        transaction={transaction}
        running={running}
        onGiveUp={() => run(() => giveUpSlot(transaction))}
      />
    </>
  );
}
