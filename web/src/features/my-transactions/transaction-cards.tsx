import type { Transaction } from '@carwash/domain/entities/transaction';
import { formatPrice } from '@carwash/domain/rules/money';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TransactionStatusChip } from '~/components/transaction-status-chip.tsx';
import { Moment } from './moment.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import { TransactionNote } from './transaction-note.tsx';

interface TransactionCardsProps {
  caption: string;
  transactions: Transaction[];
}

/** The same as the table says, for narrow screens. */
export function TransactionCards({ caption, transactions }: TransactionCardsProps) {
  return (
    <Stack component="ul" aria-label={caption} sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {transactions.map((transaction) => (
        <Paper
          key={transaction._id}
          component="li"
          variant="outlined"
          sx={{ p: 2, borderRadius: '20px' }}
        >
          <TransactionCard transaction={transaction} />
        </Paper>
      ))}
    </Stack>
  );
}

function TransactionCard({ transaction }: { transaction: Transaction }) {
  const { createdAt, service, amount, status } = transaction;
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 650, lineHeight: 1.4 }}>
            {service.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Moment at={createdAt} />
          </Typography>
        </Box>
        <Typography sx={{ fontWeight: 700, lineHeight: 1.4 }}>{formatPrice(amount)}</Typography>
      </Stack>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2, mt: 1.5 }}
      >
        <TransactionStatusChip status={status} />
        <ReceiptLink transaction={transaction} />
      </Stack>
      <TransactionNote transaction={transaction} />
    </>
  );
}
