import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import Link from '@mui/material/Link';
import { continuePayment } from '~/entities/bookings/continue-payment';
import { useNow } from '~/lib/clock/use-now';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { TimeLeft } from './time-left';

/** Link to the card page while the slot is held; after that, a note about what happens next. */
export function PendingNote({ transaction }: { transaction: TransactionAnswer }) {
  const { paymentUrl, expiresAt, service } = transaction;
  const { running, run } = useInFlightGuard();
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
          void run(() => continuePayment(transaction));
        }}
        aria-label={`Continue paying: ${service.name}`}
      >
        Continue paying
      </Link>{' '}
      <TimeLeft transaction={transaction} />
    </>
  );
}
