import { becameBooking } from '@carwash/domain/payments/became-booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PaidAmount } from '~/entities/payments/paid-amount.tsx';
import { TransactionStatusChip } from '~/entities/payments/transaction-status-chip.tsx';
import { paths } from '~/lib/address/paths.ts';
import { MarkRefundedButton } from '../refunds/mark-refunded-button.tsx';
import { factsOfTransaction } from './facts-of-transaction.tsx';
import { whyUnpaid } from './why-unpaid.ts';

/** One transaction: the sum, how it stands and why, and everything that was noted of it. */
export function TransactionDetails({ transaction }: { transaction: Transaction }) {
  const { _id, status } = transaction;
  const reason = whyUnpaid(transaction);
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
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        {status === 'refund_due' && <MarkRefundedButton transaction={transaction} />}
        {becameBooking(transaction) && (
          <Button component={Link} to={paths.adminBooking(_id)} variant="outlined">
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
