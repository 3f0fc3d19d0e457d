import type { Transaction, TransactionStatus } from '@carwash/domain/entities/transaction';
import { formatPrice } from '@carwash/domain/rules/money';
import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FailedState } from '~/components/failed-state.tsx';
import { formatDay } from '~/lib/format-day.ts';
import { useTransaction } from '~/lib/live/use-transaction.ts';

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
      sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}
    >
      <AlertTitle component="h2" sx={{ typography: 'h4' }}>
        {title}
      </AlertTitle>
      <Typography variant="body2">{text(transaction.data)}</Typography>
      <Facts transaction={transaction.data} />
    </Alert>
  );
}

function Facts({ transaction }: { transaction: Transaction }) {
  const { _id, status, service, slot, vehicle } = transaction;
  const facts = [
    ['Service', service.name],
    ['Date', formatDay(slot.date)],
    ['Time', `${slot.startTime} – ${slot.endTime}`],
    ['Registration plate', vehicle.registrationPlate],
    [status === 'success' ? 'Booking number' : 'Payment number', _id],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, auto) 1fr' },
        columnGap: 4,
        m: 0,
        mt: 2,
      }}
    >
      {facts.map(([name, value]) => (
        <div key={name}>
          <Typography component="dt" variant="body2">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 700, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
