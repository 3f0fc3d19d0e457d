import type { Transaction, TransactionStatus } from '@carwash/domain/entities/transaction';
import { formatPrice } from '@carwash/domain/rules/money';
import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FailedState } from '~/components/failed-state.tsx';
import { useTransaction } from '~/lib/live/use-transaction.ts';
import { BookedFacts } from './booked-facts.tsx';

interface Outcome {
  severity: AlertColor;
  title: string;
  text: (transaction: Transaction) => string;
}

const moneyBack = ({ amount }: Transaction) =>
  `The slot could not be booked, so your ${formatPrice(amount)} goes back to you in full.`;

const outcomes: Record<TransactionStatus, Outcome> = {
  success: {
    severity: 'success',
    title: 'Your booking is confirmed',
    text: () => 'We look forward to seeing you. Please arrive a few minutes early.',
  },
  pending: {
    severity: 'info',
    title: 'We are confirming your payment',
    text: () => 'This can take a few minutes. This message changes by itself once it is done.',
  },
  failed: {
    severity: 'error',
    title: 'The payment did not go through',
    text: () => 'Nothing was booked. You are welcome to try again.',
  },
  refund_due: { severity: 'warning', title: 'Your money is on its way back', text: moneyBack },
  refunded: { severity: 'warning', title: 'Your money was returned', text: moneyBack },
};

interface BookedPanelProps {
  transactionId: string;
  onDismiss: () => void;
}

/** What became of the booking that the customer has just paid for; follows the payment live. */
export function BookedPanel({ transactionId, onDismiss }: BookedPanelProps) {
  const transaction = useTransaction(transactionId);
  if (transaction.state === 'loading') return <Skeleton variant="rounded" height={180} />;
  if (transaction.state === 'failed') {
    return (
      <FailedState
        title="Your booking could not be loaded."
        description={`It is safe with us under the number ${transactionId}.`}
        onRetry={transaction.retry}
      />
    );
  }
  if (transaction.data === null) return null;
  const { severity, title, text } = outcomes[transaction.data.status];
  return (
    <Alert
      severity={severity}
      role="status"
      onClose={onDismiss}
      slotProps={{ closeButton: { 'aria-label': 'Dismiss' } }}
      sx={{
        '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } },
        '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 },
      }}
    >
      <AlertTitle component="h2" sx={{ typography: 'h4' }}>
        {title}
      </AlertTitle>
      <Typography variant="body2">{text(transaction.data)}</Typography>
      <BookedFacts transaction={transaction.data} />
    </Alert>
  );
}
