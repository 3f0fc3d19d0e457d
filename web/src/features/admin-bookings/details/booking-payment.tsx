import type { Booking } from '@carwash/domain/bookings/booking';
import { refundedPartMinor } from '@carwash/domain/payments/refunds';
import { paymentMethodLabels, type Transaction } from '@carwash/domain/payments/transaction';
import { mayGrantRefund } from '@carwash/domain/payments/transaction-status-policy';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { use } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { UndoSaleButton } from '~/entities/bookings/undo-sale/undo-sale-button';
import { CollectButton } from '~/entities/payments/collect-button';
import { useTransaction } from '~/entities/payments/queries';
import { TransactionStatusChip } from '~/entities/payments/transaction-status-chip';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { formatMinor, formatPrice } from '~/ui/format/format-price';
import { FactList } from '~/ui/page/fact-list';
import { FailedState } from '~/ui/states/failed-state';
import { RefundDialog } from '../refund-dialog';

/** The payment of a booking: the sum, the method, and whether it is refunded. */
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
  return <Payment booking={booking} transaction={transaction.data} />;
}

const moment = (instant: Date) => formatDateTime(instant, businessTimeZone);

interface PaymentProps {
  booking: Booking;
  transaction: Transaction;
}

function Payment({ booking, transaction }: PaymentProps) {
  const { _id, amount, paymentMethod, status, paidAt, providerReference } = transaction;
  const { refundedAt, refundReference } = transaction;
  const part = refundedPartMinor(transaction);
  const openDialog = use(DialogContext);
  return (
    <Stack sx={{ gap: 2 }}>
      <FactList
        facts={{
          Amount: formatPrice(amount),
          Method: paymentMethodLabels[paymentMethod],
          Status: <TransactionStatusChip status={status} />,
          ...(paidAt && { 'Paid on': moment(paidAt) }),
          ...(providerReference && { "Provider's reference": providerReference }),
          ...(part !== null && { 'Refunded so far': formatMinor(part) }),
          ...(refundedAt && { 'Returned on': moment(refundedAt) }),
          ...(refundReference && { 'Refund reference': refundReference }),
        }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button component={RouterLink} to={paths.adminTransaction(_id)} variant="outlined">
          {status === 'refund_due' ? 'To the refund' : 'See the transaction'}
        </Button>
        {status === 'unpaid' && <CollectButton transaction={transaction} />}
        {mayGrantRefund(transaction) === 'possible' && (
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => openDialog(RefundDialog, { booking, payment: transaction })}
          >
            Refund
          </Button>
        )}
        <UndoSaleButton booking={booking} payment={transaction} />
      </Stack>
    </Stack>
  );
}
