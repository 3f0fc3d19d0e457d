import { bookingIdOf } from '@carwash/domain/payments/booking-payments';
import { describePartRefund } from '@carwash/domain/payments/describe-refund';
import { askedAmountNote, formatPaidAmount } from '@carwash/domain/payments/format-paid-amount';
import { undoneText, wasUndone } from '@carwash/domain/payments/received-money';
import { receivedLabels, type TransactionAnswer } from '@carwash/domain/payments/transaction';
import { becameBooking, isReceipted } from '@carwash/domain/payments/transaction-status-policy';
import { isServiceAlone } from '@carwash/domain/services/quote';
import { linesOfSeller } from '@carwash/domain/settings/lines-of-seller';
import { minutesSold } from '@carwash/domain/slots/job-length';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { CancellationNote } from '~/entities/bookings/cancellation-note';
import { useBooking } from '~/entities/bookings/queries';
import { TransactionStatusChip } from '~/entities/payments/transaction-status-chip';
import { sortReceipts, useOwnReceipts } from '~/entities/receipts/queries';
import { vatText } from '~/entities/receipts/vat-text';
import { PriceLines } from '~/entities/services/choice/price-lines';
import { BusinessName } from '~/entities/settings/business-name';
import { usePageTitle } from '~/lib/address/page-title';
import { paths } from '~/lib/address/paths';
import { localTimesNote } from '~/lib/clock/local-times-note';
import { useSession } from '~/lib/session/use-session';
import { useSettings } from '~/lib/settings/settings';
import { formatDuration } from '~/ui/format/format-duration';
import { PageHeading } from '~/ui/page/page-heading';
import { PrintedSheet } from '~/ui/page/printed-sheet';
import { ReceiptFacts } from '~/ui/page/receipt-facts';
import { listReceiptFacts } from './list-receipt-facts';
import { RefundNote } from './refund-note';

/** Visible only in print, because on the screen the page's heading says the same. */
const onPaperOnly = { display: 'none', '@media print': { display: 'block' } } as const;

/** Money that became no sale has no receipt: it goes back. */
const titleOf = (transaction: TransactionAnswer): string =>
  isReceipted(transaction) ? 'Receipt' : 'Payment';

/** The recipient of the money and the payment's status. */
function ReceiptHead({ transaction }: { transaction: TransactionAnswer }) {
  const { status, seller } = transaction;
  const settings = useSettings();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
      <Box>
        <Typography variant="h3" component="h2">
          {settings.name}
        </Typography>
        <Typography component="address" variant="body2" sx={{ mt: 1, fontStyle: 'normal' }}>
          {linesOfSeller(settings, seller).map((line) => (
            <Box key={line} component="span" sx={{ display: 'block' }}>
              {line}
            </Box>
          ))}
        </Typography>
      </Box>
      <Stack sx={{ flexShrink: 0, alignItems: 'flex-end', gap: 1 }}>
        <Typography variant="h4" component="p" sx={onPaperOnly}>
          {titleOf(transaction)}
        </Typography>
        <TransactionStatusChip status={status} />
      </Stack>
    </Stack>
  );
}

/** The sum of what was bought, and how long it takes; the service itself where no lines name it. */
function ReceiptTotal({ transaction }: { transaction: TransactionAnswer }) {
  const { service, lines, paymentMethod } = transaction;
  const { minutes } = minutesSold(transaction);
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {isServiceAlone({ lines }) && (
          <Typography sx={{ fontWeight: 650 }}>{service.name}</Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatDuration(minutes)}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', flexShrink: 0, maxWidth: '60%' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Total paid
        </Typography>
        <Typography variant="h3" component="p">
          {formatPaidAmount(transaction)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {askedAmountNote(transaction) ?? receivedLabels[paymentMethod]}
        </Typography>
      </Box>
    </Stack>
  );
}

/** The receipt of a payment, for the screen and for printing; of money that became no sale, what becomes of it. */
export function Receipt({ transaction }: { transaction: TransactionAnswer }) {
  const { transactionId, refundReason } = transaction;
  const title = titleOf(transaction);
  const { user } = useSession();
  const receipts = useOwnReceipts(transactionId, user?._id ?? '');
  const { sale, creditNotes } = sortReceipts(receipts.state === 'ready' ? receipts.data : []);
  const vat = sale && vatText(sale);
  usePageTitle(`${title} ${transactionId}`);
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeading
        title={title}
        subtitle={
          becameBooking(transaction) && <BookingLink bookingId={bookingIdOf(transaction)} />
        }
        action={<PrintButton />}
      />
      <PrintedSheet label={`${title} ${transactionId}`}>
        <ReceiptHead transaction={transaction} />
        {becameBooking(transaction) ? (
          <FactsOfBooked transaction={transaction} />
        ) : (
          <ReceiptFacts facts={listReceiptFacts(transaction, null)} />
        )}
        <Divider sx={{ my: 3 }} />
        {!isServiceAlone(transaction) && (
          <Box sx={{ mb: 2 }}>
            <PriceLines lines={transaction.lines} />
          </Box>
        )}
        <ReceiptTotal transaction={transaction} />
        {vat !== null && (
          <Typography variant="body2" sx={{ textAlign: 'right' }}>
            {vat}
          </Typography>
        )}
        {refundReason !== null && <Refund transaction={transaction} />}
        <PartRefund transaction={transaction} />
        {wasUndone(transaction) && (
          <Typography variant="body2" sx={{ mt: 3 }}>
            {undoneText}
          </Typography>
        )}
        {becameBooking(transaction) && <TermsOfBooked transaction={transaction} />}
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          Thank you for choosing <BusinessName />. {localTimesNote()}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {creditNotes.map(
            ({ number }) => number !== null && `The refund has the credit note ${number}. `,
          )}
          {sale?.number && `Receipt number ${sale.number}. `}
          Payment number {transactionId}. Please name it when you have a question.
        </Typography>
      </PrintedSheet>
    </Box>
  );
}

function FactsOfBooked({ transaction }: { transaction: TransactionAnswer }) {
  const booking = useBooking(bookingIdOf(transaction));
  const known = booking.state === 'ready' ? booking.data : null;
  return <ReceiptFacts facts={listReceiptFacts(transaction, known)} />;
}

function TermsOfBooked({ transaction }: { transaction: TransactionAnswer }) {
  const booking = useBooking(bookingIdOf(transaction));
  if (booking.state !== 'ready' || !booking.data) return null;
  const { status, refundTerms, amount } = booking.data;
  const isRefunded = refundTerms === 'granted' || refundTerms === 'unpaid';
  const isPaid = transaction.status === 'success';
  const isKept = isPaid && status === 'cancelled' && !isRefunded && amount > 0;
  return (
    <Box sx={{ mt: 3 }}>
      {isKept && (
        <Typography variant="body2">
          The booking was cancelled without a refund, so this amount stays paid.
        </Typography>
      )}
      <CancellationNote booking={booking.data} />
    </Box>
  );
}

function BookingLink({ bookingId }: { bookingId: string }) {
  return (
    <Link component={RouterLink} to={paths.myBooking(bookingId)}>
      See the booking
    </Link>
  );
}

function PrintButton() {
  return (
    <Button
      variant="contained"
      startIcon={<PrintOutlined />}
      onClick={() => window.print()}
      sx={{ alignSelf: { xs: 'flex-start', sm: 'auto' } }}
    >
      Print
    </Button>
  );
}

/** Tells which part of the payment went back; nothing while none did. */
function PartRefund({ transaction }: { transaction: TransactionAnswer }) {
  const text = describePartRefund(transaction);
  if (text === null) return null;
  return <Typography sx={{ mt: 3 }}>{text}</Typography>;
}

function Refund({ transaction }: { transaction: TransactionAnswer }) {
  return (
    <Box sx={{ mt: 3, p: 2, border: '1px solid', borderColor: 'divider', borderRadius: '14px' }}>
      <Typography variant="h6" component="h3" sx={{ mb: 0.5 }}>
        Refund
      </Typography>
      <Typography component="div" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <RefundNote transaction={transaction} />
      </Typography>
    </Box>
  );
}
