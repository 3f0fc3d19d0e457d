import { moneyHasCome, wasUndone } from '@carwash/domain/payments/received-money';
import type { TransactionAnswer, TransactionStatus } from '@carwash/domain/payments/transaction';
import { isTransactionId } from '@carwash/domain/payments/transaction-id';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useTransaction } from '~/entities/payments/queries';
import { TransactionStatusChip } from '~/entities/payments/transaction-status-chip';
import { useFollowedPayment } from '~/entities/payments/use-followed-payment';
import { paths } from '~/lib/address/paths';
import { serviceDayPath } from '~/lib/address/service-day-path';
import { formatPrice } from '~/ui/format/format-price';
import { PageHeading } from '~/ui/page/page-heading';
import { ReceiptFacts } from '~/ui/page/receipt-facts';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { DateAndTime } from './date-and-time';
import { formatSlotTime } from './format-slot-time';
import { Receipt } from './receipt';
import { TransactionNote } from './transaction-note';

/** Explains why there is no receipt and what the customer can do. */
function NoReceipt({ transaction }: { transaction: TransactionAnswer }) {
  const { status, service, slot, amount, createdAt, transactionId } = transaction;
  return (
    <>
      <PageHeading title="No receipt" subtitle={sentences[status] ?? sentences.pending} />
      <Paper variant="outlined" sx={{ maxWidth: 760, p: { xs: 2.5, sm: 4 } }}>
        <TransactionStatusChip status={status} />
        <TransactionNote transaction={transaction} />
        <ReceiptFacts
          facts={[
            ['Service', service.name],
            ['Slot', formatSlotTime(slot)],
            ['Price', formatPrice(amount)],
            ['Started', <DateAndTime key="started" at={createdAt} />],
            ['Payment number', transactionId],
          ]}
        />
        {status === 'failed' && (
          <Button
            component={RouterLink}
            to={serviceDayPath(service._id, slot.date)}
            variant="contained"
            sx={{ mt: 3 }}
          >
            Book this service again
          </Button>
        )}
      </Paper>
    </>
  );
}

const sentences: Partial<Record<TransactionStatus, string>> = {
  unpaid: 'There is a receipt once it is paid at our desk.',
  void: 'There is no receipt, because nothing was paid.',
  written_off: 'There is no receipt, because nothing was paid.',
  pending: 'This payment is not finished yet. Its receipt will be here when it is.',
  failed: 'There is no receipt, because this payment did not go through.',
};

/** /dashboard/my-transactions/:id: one payment, with its receipt where its money became a sale. */
export default function ReceiptPage() {
  const { id = '' } = useParams();
  return (
    <>
      <Button
        component={RouterLink}
        to={paths.myTransactions}
        size="small"
        startIcon={<ArrowBackRounded />}
        sx={{ mb: 2, ml: -1 }}
      >
        My transactions
      </Button>
      {isTransactionId(id) ? <Payment id={id} /> : <UnknownPayment />}
    </>
  );
}

function Payment({ id }: { id: string }) {
  const transaction = useTransaction(id);
  if (transaction.state === 'loading') {
    return (
      <Box role="status" aria-label="Loading your payment">
        <Skeleton variant="text" width={180} height={56} />
        <Skeleton variant="rounded" height={560} sx={{ mt: 2, maxWidth: 760 }} />
      </Box>
    );
  }
  if (transaction.state === 'failed') {
    if (transaction.refused) return <UnknownPayment />;
    return <FailedState title="Your payment could not be loaded" onRetry={transaction.retry} />;
  }
  if (transaction.data === null) return <UnknownPayment />;
  return transaction.data.status === 'pending' ? (
    <PendingPayment payment={transaction.data} />
  ) : (
    <KnownPayment payment={transaction.data} />
  );
}

/** Follows the payment, so that the page shows the result as soon as the provider knows it. */
function PendingPayment({ payment }: { payment: TransactionAnswer }) {
  const followed = useFollowedPayment(payment._id);
  return <KnownPayment payment={(followed.state === 'ready' && followed.data) || payment} />;
}

function KnownPayment({ payment }: { payment: TransactionAnswer }) {
  return moneyHasCome(payment.status) || wasUndone(payment) ? (
    <Receipt transaction={payment} />
  ) : (
    <NoReceipt transaction={payment} />
  );
}

function UnknownPayment() {
  return (
    <EmptyState
      title="We could not find this payment."
      description="The link may be mistyped, or the payment belongs to another account."
      action={
        <Button component={RouterLink} to={paths.myTransactions} variant="contained" sx={{ mt: 1 }}>
          See my transactions
        </Button>
      }
    />
  );
}
