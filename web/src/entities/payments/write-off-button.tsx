import type { Transaction } from '@carwash/domain/payments/transaction';
import Button from '@mui/material/Button';
import { use } from 'react';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { WriteOffDialog } from './write-off-dialog';

/** Opens the dialog that writes off what is to be paid later. Needs a `DialogHost` around it. */
export function WriteOffButton({ transaction }: { transaction: Transaction }) {
  const openDialog = use(DialogContext);
  const { customer, service } = transaction;
  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      aria-label={`Write off: ${customer.name}, ${service.name}`}
      onClick={() => openDialog(WriteOffDialog, transaction)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      Write off
    </Button>
  );
}
