import type { Transaction } from '@carwash/domain/payments/transaction';
import Button from '@mui/material/Button';
import { use } from 'react';
import { RefundContext } from './refund-context';

/**
 * Opens the dialog that marks a refund as paid back. Around it stands a `RefundDialogHost`: the dialog
 * outlives this button, which goes when somebody else marks the refund.
 */
export function MarkRefundedButton({ transaction }: { transaction: Transaction }) {
  const ask = use(RefundContext);
  return (
    <Button
      variant="contained"
      aria-haspopup="dialog"
      aria-label={`Mark refunded: ${transaction.customer.name}, ${transaction.service.name}`}
      onClick={() => ask(transaction)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      Mark refunded
    </Button>
  );
}
