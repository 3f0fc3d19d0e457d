import { keepsHold } from '@carwash/domain/payments/customer-payments';
import { describePartRefund } from '@carwash/domain/payments/describe-refund';
import { undoneText, wasUndone } from '@carwash/domain/payments/received-money';
import type {
  FailureReason,
  PaymentMethod,
  TransactionAnswer,
} from '@carwash/domain/payments/transaction';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { retryPurchase } from '~/entities/bookings/retry-purchase';
import { choiceOf, withChoice } from '~/entities/services/choice/url-choice';
import { paths } from '~/lib/address/paths';
import { useNow } from '~/lib/clock/use-now';
import { PendingNote } from './pending-note';
import { RefundNote } from './refund-note';
import { TimeLeft } from './time-left';

/**
 * A link to pay again while the slot is held after a declined card. Renders nothing once the hold has ended.
 */
function KeptSlotNote({ transaction }: { transaction: TransactionAnswer }) {
  const { expiresAt, service, slot } = transaction;
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
      <TimeLeft transaction={transaction} />
    </>
  );
}

const words: Record<FailureReason, string> = {
  declined: 'The card was declined, so nothing was booked.',
  cancelled: 'You cancelled this payment, so nothing was booked.',
  expired: 'It was not paid in time, so the slot was released.',
  provider_down: 'The payment provider could not be reached, so nothing was charged or booked.',
  replaced: 'Another payment for the same slot took the place of this one.',
};

/** Explains in plain words why a payment failed. */
const failureWords = (reason: FailureReason | null): string =>
  reason === null ? 'This payment did not go through, so nothing was booked.' : words[reason];

/** Complements the status: possible actions, the reason of a failure, the state of a refund. */
export function TransactionNote({ transaction }: { transaction: TransactionAnswer }) {
  switch (transaction.status) {
    case 'pending':
      return (
        <Note>
          <PendingNote transaction={transaction} />
        </Note>
      );
    case 'failed':
      return (
        <Note>
          {failureWords(transaction.failureReason)}
          <KeptSlotNote transaction={transaction} />
        </Note>
      );
    case 'refund_due':
    case 'refunded':
      return (
        <Note>
          <RefundNote transaction={transaction} />
        </Note>
      );
    case 'unpaid':
      return <Note>Please pay at our desk.</Note>;
    case 'written_off':
      return <Note>There is nothing to pay any more.</Note>;
    case 'void':
      // Its booking may stand: of an addition that was taken out again nothing is to be paid either.
      return <Note>{wasUndone(transaction) ? undoneText : 'There is nothing to pay.'}</Note>;
    case 'success': {
      const words = [paidWords[transaction.paymentMethod], describePartRefund(transaction)];
      const text = words.filter((word) => word !== null).join('. ');
      return text === '' ? null : <Note>{text}</Note>;
    }
  }
}

const paidWords: Record<PaymentMethod, string | null> = {
  card: null,
  terminal: 'Paid by card at the desk',
  cash: 'Paid in cash',
  later: null,
  free: 'Free of charge',
};

function Note({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="div"
      variant="body2"
      sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}
