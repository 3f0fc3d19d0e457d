import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import Link from '@mui/material/Link';
import { useGiveUpSlot } from '~/entities/bookings/give-up-slot';
import { CountdownText } from '~/ui/countdown/countdown-text';

/** The remaining time of a payment's hold, and a button to give it up. */
export function TimeLeft({ transaction }: { transaction: TransactionAnswer }) {
  const { running, giveUp, dialog } = useGiveUpSlot();
  return (
    <>
      · <CountdownText until={transaction.expiresAt} /> left ·{' '}
      <Link
        component="button"
        type="button"
        variant="body2"
        aria-disabled={running || undefined}
        onClick={() => giveUp(transaction)}
        aria-label={`Give up: ${transaction.service.name}`}
        sx={{ verticalAlign: 'baseline' }}
      >
        Give up
      </Link>
      {dialog}
    </>
  );
}
