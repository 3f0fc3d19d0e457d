import type { Transaction } from '@carwash/domain/entities/transaction';
import { formatPrice } from '@carwash/domain/rules/money';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { TransactionStatusChip } from '~/components/transaction-status-chip.tsx';
import { Moment } from './moment.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import { TransactionNote } from './transaction-note.tsx';

interface TransactionTableProps {
  caption: string;
  transactions: Transaction[];
}

export function TransactionTable({ caption, transactions }: TransactionTableProps) {
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ borderRadius: '20px' }}>
      <Table
        sx={{
          '& th, & td': { px: 2.5, verticalAlign: 'top', borderColor: 'divider' },
          '& thead th': { color: 'text.secondary', fontWeight: 650 },
          '& tbody tr:last-of-type > *': { borderBottom: 0 },
        }}
      >
        {/* Nothing of it may be seen, not even the line beneath. */}
        <caption style={visuallyHidden}>{caption}</caption>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '22%' }}>Date</TableCell>
            <TableCell sx={{ width: '25%' }}>Service</TableCell>
            <TableCell align="right" sx={{ width: '13%' }}>
              Amount
            </TableCell>
            <TableCell>Status</TableCell>
            <TableCell sx={{ width: '10%' }}>Receipt</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {transactions.map((transaction) => (
            <Row key={transaction._id} transaction={transaction} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Row({ transaction }: { transaction: Transaction }) {
  const { createdAt, service, amount, status } = transaction;
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <Moment at={createdAt} />
      </TableCell>
      <TableCell component="th" scope="row">
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          {service.name}
        </Typography>
      </TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatPrice(amount)}
      </TableCell>
      <TableCell>
        <TransactionStatusChip status={status} />
        <TransactionNote transaction={transaction} />
      </TableCell>
      <TableCell>
        <ReceiptLink transaction={transaction} />
      </TableCell>
    </TableRow>
  );
}
