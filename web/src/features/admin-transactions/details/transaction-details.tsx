import { bookingIdOf } from '@carwash/domain/payments/booking-payments';
import { describePaymentProblem } from '@carwash/domain/payments/describe-payment-problem';
import {
  formatAsked,
  formatReceived,
  isMispaid,
  unknownAmount,
} from '@carwash/domain/payments/received-money';
import type { Refund } from '@carwash/domain/payments/refund-entry';
import {
  paymentMethodLabels,
  type ReversalReason,
  type Transaction,
} from '@carwash/domain/payments/transaction';
import { becameBooking } from '@carwash/domain/payments/transaction-status-policy';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import { formatPhoneNumber } from '@carwash/domain/users/phone-number';
import { formatVehicle } from '@carwash/domain/vehicles/format-vehicle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CorrectPaymentButton } from '~/entities/desk/correct-payment-button';
import { OwedActions } from '~/entities/payments/owed-actions';
import { PaidAmount } from '~/entities/payments/paid-amount';
import { TransactionStatusChip } from '~/entities/payments/transaction-status-chip';
import { ByStaff } from '~/entities/users/by-staff';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { formatSlotHours } from '~/lib/clock/format-times';
import { formatPrice } from '~/ui/format/format-price';
import { MarkRefundedButton } from '../refunds/mark-refunded-button';
import { ReopenRefundButton } from '../refunds/reopen-refund-button';
import { UnansweredActions } from '../unanswered/unanswered-actions';
import { ReceiptLinks } from './receipt-links';

type Fact = readonly [name: string, value: ReactNode];

const moment = (at: Date | null) => at && formatDateTime(at, businessTimeZone);

const lines = (texts: readonly string[]): ReactNode =>
  texts.filter((text) => text !== '').map((text) => <div key={text}>{text}</div>);

/** Returns the received sum, or the provider's own text where it could not be parsed. */
function receivedText({ received }: Transaction): string | null {
  if (received === null) return null;
  const text = formatReceived(received);
  const said = `${received.amount} ${received.currency}`.trim();
  return text === unknownAmount && said !== '' ? `${text}, which says: ${said}` : text;
}

/** Returns sum, time, reason and reference of a refund in one line, and whether it was reopened. */
const refundLine = ({ amount, at, reason, reference, reopening }: Refund): string =>
  [
    `${formatPrice(amount)}, ${formatDateTime(at, businessTimeZone)}`,
    reason,
    reference,
    reopening && `reopened ${formatDateTime(reopening.at, businessTimeZone)}: ${reopening.reason}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Returns what the payment was noted for, and until when; null if it was never reversed for this reason. */
function earlierSalesText(
  { earlierSales = [] }: Transaction,
  reversedFor: ReversalReason,
): ReactNode {
  const sales = earlierSales.filter((sale) => sale.reversedFor === reversedFor);
  if (sales.length === 0) return null;
  return lines(
    sales.map(({ service, paymentMethod, amount, at }) => {
      const what =
        reversedFor === 'rebill' ? service.name : paymentMethodLabels[paymentMethod].toLowerCase();
      return `${formatPrice(amount)}, ${what}, until ${formatDateTime(at, businessTimeZone)}`;
    }),
  );
}

/** Tells when, by whom and why a debt was written off. */
const WrittenOff = ({ at, uid, reason }: NonNullable<Transaction['writtenOff']>) => (
  <>
    <ByStaff uid={uid} />, {formatDateTime(at, businessTimeZone)}
    <div>{reason}</div>
  </>
);

/** Returns the facts of a transaction, in order, without empty ones. */
function factsOfTransaction(transaction: Transaction): Fact[] {
  const { customer, service, slot, vehicle, writtenOff = null } = transaction;
  const facts: Fact[] = [
    ['Payment number', transaction._id],
    ['Method', paymentMethodLabels[transaction.paymentMethod]],
    ['Asked', isMispaid(transaction) ? formatAsked(transaction) : null],
    ['Received', receivedText(transaction)],
    ['Provider reference', transaction.providerReference],
    ['Began', moment(transaction.createdAt)],
    ['No answer since', moment(transaction.unanswered?.since ?? null)],
    ['Paid', moment(transaction.paidAt)],
    ['Noted by mistake', earlierSalesText(transaction, 'correction')],
    ['Billed before', earlierSalesText(transaction, 'rebill')],
    ['Written off', writtenOff && <WrittenOff {...writtenOff} />],
    ['Refunds', transaction.refunds?.length ? lines(transaction.refunds.map(refundLine)) : null],
    ['Refunded', moment(transaction.refundedAt)],
    ['Refund reference', transaction.refundReference],
    ['Customer', lines([customer.name, customer.email, formatPhoneNumber(customer.phone)])],
    ['Service', service.name],
    ['Slot', lines([formatDay(slot.date), formatSlotHours(slot)])],
    ['Vehicle', lines([formatVehicle(vehicle), vehicle.registrationPlate])],
  ];
  return facts.filter(([, value]) => value !== null);
}

/** One transaction: its sum, its status with the reason, and all recorded facts. */
export function TransactionDetails({ transaction }: { transaction: Transaction }) {
  const { _id, status } = transaction;
  const reason = describePaymentProblem(transaction);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Box role="status">
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
          <Typography variant="h3" component="p">
            <PaidAmount transaction={transaction} />
          </Typography>
          <TransactionStatusChip status={status} />
        </Stack>
        {reason !== null && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {reason}
          </Typography>
        )}
      </Box>
      <Facts transaction={transaction} />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <UnansweredActions transaction={transaction} />
        {status === 'refund_due' && <MarkRefundedButton transaction={transaction} />}
        <ReopenRefundButton transaction={transaction} />
        <OwedActions transaction={transaction} />
        <CorrectPaymentButton transaction={transaction} />
        <ReceiptLinks transactionId={_id} />
        {becameBooking(transaction) && (
          <Button
            component={RouterLink}
            to={paths.adminBooking(bookingIdOf(transaction))}
            variant="outlined"
          >
            Booking and timeline
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

const Facts = ({ transaction }: { transaction: Transaction }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      '& > div': {
        display: 'grid',
        gridTemplateColumns: { xs: '108px minmax(0, 1fr)', sm: '136px minmax(0, 1fr)' },
        columnGap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      },
      '& dd': { m: 0, overflowWrap: 'anywhere' },
    }}
  >
    {factsOfTransaction(transaction).map(([name, value]) => (
      <div key={name}>
        <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
          {name}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ fontWeight: 600 }}>
          {value}
        </Typography>
      </div>
    ))}
  </Box>
);
