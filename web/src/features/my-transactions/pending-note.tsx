import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import Link from '@mui/material/Link';
import { useNow } from '~/lib/clock/use-now.ts';
import { CountdownText } from '~/ui/countdown/countdown-text.tsx';
import { usePendingPayment } from './use-pending-payment.ts';

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
