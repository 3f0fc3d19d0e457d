import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import Link from '@mui/material/Link';
import { CountdownText } from '~/ui/countdown/countdown-text';

interface TimeLeftProps {
  transaction: TransactionAnswer;
  /** Whether a call about the payment is running. */
  running: boolean;
  onGiveUp: () => void;
}

/** The remaining time of a payment's hold, and a button to give it up. */
export const TimeLeft = ({ transaction, running, onGiveUp }: TimeLeftProps) => (
  <>
    · <CountdownText until={transaction.expiresAt} /> left ·{' '}
    <Link
      component="button"
      type="button"
      variant="body2"
      aria-disabled={running || undefined}
      onClick={onGiveUp}
      aria-label={`Give up: ${transaction.service.name}`}
      sx={{ verticalAlign: 'baseline' }}
    >
      Give up
    </Link>
  </>
);
