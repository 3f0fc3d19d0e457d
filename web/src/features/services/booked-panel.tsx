import { describeArrival } from '@carwash/domain/bookings/describe-arrival';
import { describeRefund } from '@carwash/domain/payments/describe-refund';
import type { RefundSettings } from '@carwash/domain/payments/refund-time';
import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import type { AlertColor } from '@mui/material/Alert';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AddressLink } from '~/entities/bookings/address-link';
import { confirmingPayment } from '~/entities/payments/payment-messages';
import { useFollowedPayment } from '~/entities/payments/use-followed-payment';
import { useStartDays } from '~/entities/slots/use-start-days';
import { paths } from '~/lib/address/paths';
import { formatSlotHours } from '~/lib/clock/format-times';
import { localTimesNote, withPlace } from '~/lib/clock/local-times-note';
import { useSettings } from '~/lib/settings/settings';
import { FailedState } from '~/ui/states/failed-state';
import { TryAgain } from './try-again';

/** Facts that are too long for half of a phone's width. */
const longFacts = new Set(['We come to', 'Payment number']);
const wholeLine = { gridColumn: { xs: '1 / -1', md: 'auto' } } as const;

/** The service, time, place and vehicle of a payment. */
function BookedFacts({ transaction }: { transaction: TransactionAnswer }) {
  const { _id, service, slot, vehicle, address } = transaction;
  const startDays = useStartDays();
  const facts: [name: string, value: ReactNode][] = [
    ['Service', service.name],
    ['Date', startDays.format(slot)],
    ['Time', withPlace(formatSlotHours(slot))],
    ['We come to', address ? <AddressLink key="address" address={address} /> : null],
    ['Registration plate', vehicle.registrationPlate],
    ['Payment number', _id],
  ];
  const shown = facts.filter(([, value]) => value !== null);
  const timesNote = localTimesNote();
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, auto) 1fr' },
          columnGap: { xs: 2, md: 4 },
          m: 0,
          mt: 2,
        }}
      >
        {shown.map(([name, value]) => (
          <Box key={name} sx={longFacts.has(name) ? wholeLine : undefined}>
            <Typography component="dt" variant="body2">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 700, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {timesNote !== null && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {timesNote}
        </Typography>
      )}
    </>
  );
}

interface Outcome {
  severity: AlertColor;
  title: string;
  text: string;
}

function outcomeOf(transaction: TransactionAnswer, settings: RefundSettings): Outcome {
  switch (transaction.status) {
    case 'success':
    case 'unpaid':
    case 'written_off':
      return {
        severity: 'success',
        title: 'Your booking is confirmed',
        text: describeArrival(transaction),
      };
    case 'pending':
      return { severity: 'info', ...confirmingPayment };
    case 'failed':
    case 'void':
      return {
        severity: 'error',
        title: 'The payment did not go through',
        text: 'You were not charged, and nothing was booked.',
      };
    case 'refund_due':
    case 'refunded': {
      const { title, reason, money } = describeRefund(transaction, settings);
      return { severity: 'warning', title, text: `${reason} ${money}` };
    }
  }
}

interface BookedPanelProps {
  transactionId: string;
  onDismiss: () => void;
}

/** The state of the payment from which the customer has just returned, live. */
export default function BookedPanel({ transactionId, onDismiss }: BookedPanelProps) {
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
    // Rendered before its content is loaded, so that screen readers announce the content when it appears and
    // when it changes.
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
  const { severity, title, text } = outcomeOf(transaction, useSettings());
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
      {transaction.status === 'success' && (
        <Button
          component={RouterLink}
          to={paths.confirmation(transaction._id)}
          variant="contained"
          sx={{ mt: 2 }}
        >
          See your booking
        </Button>
      )}
      {transaction.status === 'failed' && <TryAgain transaction={transaction} />}
    </Alert>
  );
}
