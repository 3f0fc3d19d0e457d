import { becameBooking } from '@carwash/domain/payments/became-booking';
import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useBooking } from '~/entities/bookings/use-booking.ts';
import { usePageTitle } from '~/lib/address/page-title.ts';
import { paths } from '~/lib/address/paths.ts';
import { business } from '~/lib/business.ts';
import { localTimesNote } from '~/lib/clock/local-times-note.ts';
import { PageHeading } from '~/ui/page/page-heading.tsx';
import { factsOfReceipt } from './facts-of-receipt.tsx';
import { PrintedSheet } from './printed-sheet.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import { ReceiptHead } from './receipt-head.tsx';
import { ReceiptTotal } from './receipt-total.tsx';
import { RefundNote } from './refund-note.tsx';

/** The receipt of a payment that was received, as it is seen and as it is printed. */
export function Receipt({ transaction }: { transaction: TransactionAnswer }) {
  const { transactionId, status, refundReason } = transaction;
  usePageTitle(`Receipt ${transactionId}`);
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeading
        title="Receipt"
        subtitle={becameBooking(transaction) && <BookingLink bookingId={transaction._id} />}
        action={<PrintButton />}
      />
      <PrintedSheet label={`Receipt ${transactionId}`}>
        <ReceiptHead status={status} />
        {becameBooking(transaction) ? (
          <FactsOfBooked transaction={transaction} />
        ) : (
          <ReceiptFacts facts={factsOfReceipt(transaction)} />
        )}
        <Divider sx={{ my: 3 }} />
        <ReceiptTotal transaction={transaction} />
        {refundReason !== null && <Refund transaction={transaction} />}
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          Thank you for choosing {business.name}. Please name the receipt number when you have a
          question. {localTimesNote()}
        </Typography>
      </PrintedSheet>
    </Box>
  );
}

function FactsOfBooked({ transaction }: { transaction: TransactionAnswer }) {
  const booking = useBooking(transaction._id);
  const slot = booking.state === 'ready' ? booking.data?.slot : undefined;
  return <ReceiptFacts facts={factsOfReceipt(transaction, slot)} />;
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
