import { formatPrice } from '@carwash/domain/money/money';
import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Link } from 'react-router-dom';
import { TransactionStatusChip } from '~/entities/payments/transaction-status-chip.tsx';
import { serviceDayPath } from '~/lib/address/service-day-path.ts';
import { PageHeading } from '~/ui/page/page-heading.tsx';
import { dayAndHours } from './day-and-hours.ts';
import { Moment } from './moment.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import { TransactionNote } from './transaction-note.tsx';

/** A payment that was not received: says so, why, and what can be done. */
export function NoReceipt({ transaction }: { transaction: TransactionAnswer }) {
  const { status, service, slot, amount, createdAt, transactionId } = transaction;
  return (
    <>
      <PageHeading
        title="No receipt"
        subtitle={sentence[status === 'failed' ? 'failed' : 'pending']}
      />
      <Paper variant="outlined" sx={{ maxWidth: 760, p: { xs: 2.5, sm: 4 }, borderRadius: '20px' }}>
        <TransactionStatusChip status={status} />
        <TransactionNote transaction={transaction} />
        <ReceiptFacts
          facts={[
            ['Service', service.name],
            ['Slot', dayAndHours(slot)],
            ['Price', formatPrice(amount)],
            ['Started', <Moment key="started" at={createdAt} />],
            ['Payment number', transactionId],
          ]}
        />
        {status === 'failed' && (
          <Button
            component={Link}
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

const sentence = {
  pending: 'This payment is not finished yet. Its receipt will be here when it is.',
  failed: 'There is no receipt, because this payment did not go through.',
} as const;
