import type { TransactionAnswer } from '@carwash/domain/api/answers';
import Link from '@mui/material/Link';
import { CountdownText } from '~/components/countdown-text.tsx';
import { useNow } from '~/lib/use-now.ts';
import { rememberPayment } from './remember-payment.ts';

/** The way on to the card page while the slot is held; after that, what happens next. */
export function PendingNote({ transaction }: { transaction: TransactionAnswer }) {
  const { paymentUrl, expiresAt, service } = transaction;
  useNow(expiresAt);
  if (paymentUrl === null || expiresAt <= new Date()) {
    return 'We are checking with the payment provider whether it was paid.';
  }
  return (
    <>
      <Link
        href={paymentUrl}
        onClick={() => rememberPayment(transaction)}
        aria-label={`Continue paying: ${service.name}`}
      >
        Continue paying
      </Link>{' '}
      · <CountdownText until={expiresAt} /> left
    </>
  );
}
