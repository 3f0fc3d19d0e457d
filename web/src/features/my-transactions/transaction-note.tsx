import type { PaymentMethod, TransactionAnswer } from '@carwash/domain/payments/transaction';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { failureWords } from './failure-words.ts';
import { PendingNote } from './pending-note.tsx';
import { RefundNote } from './refund-note.tsx';

/** What the status alone does not say: what can be done, why it failed, where the money is. */
export function TransactionNote({ transaction }: { transaction: TransactionAnswer }) {
  switch (transaction.status) {
    case 'pending':
      return (
        <Note>
          <PendingNote transaction={transaction} />
        </Note>
      );
    case 'failed':
      return <Note>{failureWords(transaction.failureReason)}</Note>;
    case 'refund_due':
    case 'refunded':
      return (
        <Note>
          <RefundNote transaction={transaction} />
        </Note>
      );
    case 'success':
      return <PaidNote method={transaction.paymentMethod} />;
  }
}

function PaidNote({ method }: { method: PaymentMethod }) {
  switch (method) {
    case 'cash':
      return <Note>Paid in cash</Note>;
    case 'free':
      return <Note>Free of charge</Note>;
    case 'card':
      return null;
  }
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="div"
      variant="body2"
      sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}
