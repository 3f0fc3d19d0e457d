import type { Booking } from '@carwash/domain/bookings/booking';
import { whatFor } from '@carwash/domain/payments/booking-payments';
import { refundedPartMinor } from '@carwash/domain/payments/received-money';
import { paymentMethodLabels, type Transaction } from '@carwash/domain/payments/transaction';
import { mayGrantRefund } from '@carwash/domain/payments/transaction-status-policy';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, use } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { UndoSaleButton } from '~/entities/bookings/undo-sale/undo-sale-button';
import { OwedActions } from '~/entities/payments/owed-actions';
import { usePayments } from '~/entities/payments/queries';
import { TransactionStatusChip } from '~/entities/payments/transaction-status-chip';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { formatMinor, formatPrice } from '~/ui/format/format-price';
import { FactList } from '~/ui/page/fact-list';
import { FailedState } from '~/ui/states/failed-state';
import { type Purchase, RefundDialog } from '../refund-dialog';

/** The payments of a booking: sums, methods, and whether they are refunded. */
export function BookingPayment({ booking }: { booking: Booking }) {
  const payments = usePayments(booking, null);
  if (payments.state === 'failed') {
    return <FailedState title="The payment could not be loaded." onRetry={payments.retry} />;
  }
  if (payments.state === 'loading') {
    return (
      <Skeleton role="status" aria-label="Loading the payment" variant="rounded" height={140} />
    );
  }
  const [own, ...additions] = payments.data;
  const actions = <RefundActions booking={booking} payments={payments.data} />;
  if (additions.length === 0) return <Payment transaction={own}>{actions}</Payment>;
  return (
    <Stack sx={{ gap: 3 }}>
      <Payment transaction={own} />
      {additions.map((addition) => (
        <Box key={addition._id} component="section" aria-label={whatFor(addition)}>
          <Typography component="h3" sx={{ fontWeight: 650, mb: 1 }}>
            {whatFor(addition)}
          </Typography>
          <Payment transaction={addition} />
        </Box>
      ))}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {actions}
      </Stack>
    </Stack>
  );
}

const moment = (instant: Date) => formatDateTime(instant, businessTimeZone);

interface PaymentProps {
  transaction: Transaction;
  /** Buttons beside those of the payment. */
  children?: ReactNode;
}

function Payment({ transaction, children }: PaymentProps) {
  const { _id, amount, paymentMethod, status, paidAt, providerReference } = transaction;
  const { refundedAt, refundReference } = transaction;
  const part = refundedPartMinor(transaction);
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
        <OwedActions transaction={transaction} />
        {children}
      </Stack>
    </Stack>
  );
}

/** Gives back what was paid for the booking, its additions included. */
function RefundActions(purchase: Purchase) {
  const openDialog = use(DialogContext);
  return (
    <>
      {mayGrantRefund(purchase.payments) === 'possible' && (
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => openDialog(RefundDialog, purchase)}
        >
          Refund
        </Button>
      )}
      <UndoSaleButton {...purchase} />
    </>
  );
}
