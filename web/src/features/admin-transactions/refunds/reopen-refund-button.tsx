import { isolated } from '@carwash/domain/isolated-text';
import { formatMoney } from '@carwash/domain/money/money';
import { reopenRefundSchema } from '@carwash/domain/payments/reopen-refund';
import type { Transaction } from '@carwash/domain/payments/transaction';
import Button from '@mui/material/Button';
import { use } from 'react';
import { useTransaction } from '~/entities/payments/queries';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import { useSeenSale } from '~/entities/sales/use-seen-sale';
import { DialogContext, type HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { TextDialog } from '~/ui/dialogs/text-dialog';
import { ReasonField } from '~/ui/forms/reason-field';

function ReopenRefundDialog({ opened, onClosed }: HostedDialogProps<Transaction>) {
  const { send, isOutdated } = useSaleCommand();
  const transaction = useSeenSale(opened, useTransaction(opened._id), isOutdated);
  const { _id: id, customer, currency, refunds, refundReference, version } = transaction;
  const sum = formatMoney(refunds?.at(-1)?.amount ?? 0, currency);
  const reference = refundReference === null ? '' : `, with the reference ${refundReference}`;
  return (
    <TextDialog
      title="Reopen refund"
      explanation={`${sum} to ${isolated(customer.name)} is marked as paid back${reference}. Reopen it if the money has not gone there: it was marked on the wrong payment, or the bank returned it. It is then due again. The credit note stays, and gets a receipt that reverses it.`}
      draftName={`reopenRefund:${id}`}
      first={{ reason: '' }}
      schema={reopenRefundSchema}
      yes="Reopen"
      send={({ reason }) => send('reopenRefund', { params: { id }, body: { reason, version } })}
      done="Refund reopened: it is due again"
      failed="Failed to reopen the refund"
      onClosed={onClosed}
    >
      <ReasonField />
    </TextDialog>
  );
}

/** Makes a refund due again whose money has not gone back. Needs a `DialogHost` around it. */
export function ReopenRefundButton({ transaction }: { transaction: Transaction }) {
  const openDialog = use(DialogContext);
  if (transaction.status !== 'refunded') return null;
  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      onClick={() => openDialog(ReopenRefundDialog, transaction)}
    >
      Reopen refund
    </Button>
  );
}
