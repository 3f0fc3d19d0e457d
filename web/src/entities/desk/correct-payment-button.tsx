import { isolated } from '@carwash/domain/isolated-text';
import {
  type CorrectPayment,
  correctPaymentSchema,
  takenBy,
} from '@carwash/domain/payments/correct-payment';
import {
  additionMethods,
  paymentMethodLabels,
  type Transaction,
} from '@carwash/domain/payments/transaction';
import Button from '@mui/material/Button';
import { use } from 'react';
import { useTransaction } from '~/entities/payments/queries';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import { useSeenSale } from '~/entities/sales/use-seen-sale';
import { DialogContext, type HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { TextDialog } from '~/ui/dialogs/text-dialog';
import { formatPrice } from '~/ui/format/format-price';
import { ReasonField } from '~/ui/forms/reason-field';
import { DeskPaymentFields } from './desk-payment-fields';

function CorrectPaymentDialog({ opened, onClosed }: HostedDialogProps<Transaction>) {
  const { send, isOutdated } = useSaleCommand();
  const transaction = useSeenSale(opened, useTransaction(opened._id), isOutdated);
  const { _id: id, customer, amount, paymentMethod, version } = transaction;
  const noted = paymentMethodLabels[paymentMethod].toLowerCase();
  return (
    <TextDialog<CorrectPayment>
      title="Correct payment"
      explanation={`${formatPrice(amount)} of ${isolated(customer.name)} is noted as paid: ${noted}. No money moves now. The receipt stays, and gets one that reverses it.`}
      draftName={`correctPayment:${id}`}
      first={{ paymentMethod: 'later', reason: '' }}
      schema={correctPaymentSchema}
      yes="Correct"
      send={(body) => send('correctPayment', { params: { id }, body: { ...body, version } })}
      done="Payment corrected"
      failed="Failed to correct the payment"
      onClosed={onClosed}
    >
      <DeskPaymentFields
        label="How it is really paid"
        labels={{ ...paymentMethodLabels, later: 'Not paid yet' }}
        methods={additionMethods.filter((method) => method !== takenBy(transaction))}
      />
      <ReasonField />
    </TextDialog>
  );
}

/**
 * Corrects how a payment at the desk was noted, before anything of it has gone back. Needs a `DialogHost` around it, and
 * somebody who sees the money.
 */
export function CorrectPaymentButton({ transaction }: { transaction: Transaction }) {
  const openDialog = use(DialogContext);
  const { status, refunds = [] } = transaction;
  if (status !== 'success' || refunds.length > 0 || !takenBy(transaction)) return null;
  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      onClick={() => openDialog(CorrectPaymentDialog, transaction)}
    >
      Correct payment
    </Button>
  );
}
