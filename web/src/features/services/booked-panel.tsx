import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { confirmingPayment, describeRefund } from '~/entities/payments/payment-news.ts';
import { useFollowedPayment } from '~/entities/payments/use-followed-payment.ts';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { BookedFacts } from './booked-facts.tsx';

interface Outcome {
  severity: AlertColor;
  title: string;
  text: string;
}

function outcomeOf(transaction: TransactionAnswer): Outcome {
  switch (transaction.status) {
    case 'success':
      return {
        severity: 'success',
        title: 'Your booking is confirmed',
        text: 'We look forward to seeing you. Please arrive a few minutes early.',
      };
    case 'pending':
      return { severity: 'info', ...confirmingPayment };
    case 'failed':
      return {
        severity: 'error',
        title: 'The payment did not go through',
        text: 'Nothing was booked. You are welcome to try again.',
      };
    case 'refund_due':
    case 'refunded': {
      const { title, reason, money } = describeRefund(transaction);
      return { severity: 'warning', title, text: `${reason} ${money}` };
    }
  }
}

interface BookedPanelProps {
  transactionId: string;
  onDismiss: () => void;
}

/** What became of the booking that the customer has just paid for; follows the payment live. */
export function BookedPanel({ transactionId, onDismiss }: BookedPanelProps) {
  const transaction = useFollowedPayment(transactionId);
  if (transaction.state === 'failed') {
    return (
      <FailedState
        title="Your booking could not be loaded."
        description={`It is safe with us under the number ${transactionId}.`}
        onRetry={transaction.retry}
      />
    );
  }
  if (transaction.state === 'ready' && transaction.data === null) return null;
  return (
    // Here before its content is, so that the content is read out when it comes and when it changes.
    <Box role="status">
      {transaction.state === 'loading' || transaction.data === null ? (
        <Skeleton variant="rounded" height={180} />
      ) : (
        <BookedNotice transaction={transaction.data} onDismiss={onDismiss} />
      )}
    </Box>
  );
}

interface BookedNoticeProps {
  transaction: TransactionAnswer;
  onDismiss: () => void;
}

function BookedNotice({ transaction, onDismiss }: BookedNoticeProps) {
  const { severity, title, text } = outcomeOf(transaction);
  return (
    <Alert
      severity={severity}
      role="none"
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
      <Typography variant="body2">{text}</Typography>
      <BookedFacts transaction={transaction} />
    </Alert>
  );
}
