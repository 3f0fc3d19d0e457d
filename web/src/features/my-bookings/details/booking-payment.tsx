import type { Booking } from '@carwash/domain/bookings/booking';
import { formatPrice } from '@carwash/domain/money/money';
import { paymentMethodLabels, type Transaction } from '@carwash/domain/payments/transaction';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { TransactionStatusChip } from '~/entities/payments/transaction-status-chip.tsx';
import { useTransaction } from '~/entities/payments/use-transaction.ts';
import { paths } from '~/lib/address/paths.ts';
import { businessTimeZone } from '~/lib/clock/business-time-zone.ts';
import { formatMoment } from '~/ui/format/format-moment.ts';
import { FactList } from '~/ui/page/fact-list.tsx';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { paymentSentence } from './payment-sentence.ts';

/** What was paid for a booking and, if the money goes back, how far it is. */
export function BookingPayment({ booking }: { booking: Booking }) {
  const transaction = useTransaction(booking._id);
  if (transaction.state === 'failed') {
    return <FailedState title="The payment could not be loaded." onRetry={transaction.retry} />;
  }
  if (transaction.state === 'loading' || transaction.data === null) {
    return (
      <Skeleton role="status" aria-label="Loading the payment" variant="rounded" height={140} />
    );
  }
  return <Payment transaction={transaction.data} bookingStatus={booking.status} />;
}

const moment = (instant: Date) => formatMoment(instant, businessTimeZone);

interface PaymentProps {
  transaction: Transaction;
  bookingStatus: Booking['status'];
}

function Payment({ transaction, bookingStatus }: PaymentProps) {
  const { _id, amount, paymentMethod, status, paidAt, refundedAt, refundReference } = transaction;
  const sentence = paymentSentence(transaction, bookingStatus);
  return (
    <Stack sx={{ gap: 2 }}>
      <FactList
        facts={{
          Amount: formatPrice(amount),
          Method: paymentMethodLabels[paymentMethod],
          Status: <TransactionStatusChip status={status} />,
          ...(paidAt && { 'Paid on': moment(paidAt) }),
          ...(refundedAt && { 'Returned on': moment(refundedAt) }),
          ...(refundReference && { 'Refund reference': refundReference }),
        }}
      />
      {sentence !== null && <Typography>{sentence}</Typography>}
      <Button
        component={Link}
        to={paths.receipt(_id)}
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
      >
        Receipt
      </Button>
    </Stack>
  );
}
