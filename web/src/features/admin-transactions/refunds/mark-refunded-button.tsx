import type { Transaction } from '@carwash/domain/payments/transaction';
import Button from '@mui/material/Button';
import { use } from 'react';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { RefundDialog } from './refund-dialog';

/**
 * Opens the dialog that marks a refund as paid. Needs a `DialogHost` around it, because the dialog
 * stays open when this button disappears after somebody else has marked the refund.
 */
export function MarkRefundedButton({ transaction }: { transaction: Transaction }) {
  const openDialog = use(DialogContext);
  return (
    <Button
      variant="contained"
      aria-haspopup="dialog"
      aria-label={`Mark refunded: ${transaction.customer.name}, ${transaction.service.name}`}
      onClick={() => openDialog(RefundDialog, transaction)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      Mark refunded
    </Button>
  );
}
