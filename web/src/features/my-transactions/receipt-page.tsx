import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import { isTransactionId } from '@carwash/domain/payments/transaction-id';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link, useParams } from 'react-router-dom';
import { useFollowedPayment } from '~/entities/payments/use-followed-payment.ts';
import { useTransaction } from '~/entities/payments/use-transaction.ts';
import { paths } from '~/lib/address/paths.ts';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { hasReceipt } from './has-receipt.ts';
import { NoReceipt } from './no-receipt.tsx';
import { Receipt } from './receipt.tsx';

/** /dashboard/my-transactions/:id: the receipt of one payment. */
export default function ReceiptPage() {
  const { id = '' } = useParams();
  return (
    <>
      <Button
        component={Link}
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
      <Box role="status" aria-label="Loading your receipt">
        <Skeleton variant="text" width={180} height={56} />
        <Skeleton
          variant="rounded"
          height={560}
          sx={{ mt: 2, maxWidth: 760, borderRadius: '20px' }}
        />
      </Box>
    );
  }
  if (transaction.state === 'failed') {
    if (transaction.refused) return <UnknownPayment />;
    return <FailedState title="Your receipt could not be loaded" onRetry={transaction.retry} />;
  }
  if (transaction.data === null) return <UnknownPayment />;
  return transaction.data.status === 'pending' ? (
    <PendingPayment payment={transaction.data} />
  ) : (
    <KnownPayment payment={transaction.data} />
  );
}

/** Whoever waits here learns the result as soon as the provider knows it. */
function PendingPayment({ payment }: { payment: TransactionAnswer }) {
  const followed = useFollowedPayment(payment._id);
  return <KnownPayment payment={(followed.state === 'ready' && followed.data) || payment} />;
}

function KnownPayment({ payment }: { payment: TransactionAnswer }) {
  return hasReceipt(payment.status) ? (
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
        <Button component={Link} to={paths.myTransactions} variant="contained" sx={{ mt: 1 }}>
          See my transactions
        </Button>
      }
    />
  );
}
