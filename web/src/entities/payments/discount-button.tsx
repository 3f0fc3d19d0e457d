import { isolated } from '@carwash/domain/isolated-text';
import { type Discount, discountAmount, discountSchema } from '@carwash/domain/payments/discount';
import type { Transaction } from '@carwash/domain/payments/transaction';
import Button from '@mui/material/Button';
import { use } from 'react';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import { useSeenSale } from '~/entities/sales/use-seen-sale';
import { DialogContext, type HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { TextDialog } from '~/ui/dialogs/text-dialog';
import { formatPrice } from '~/ui/format/format-price';
import { PriceField } from '~/ui/forms/price-field';
import { ReasonField } from '~/ui/forms/reason-field';
import { useTransaction } from './queries';

function DiscountDialog({ opened, onClosed }: HostedDialogProps<Transaction>) {
  const { send, isOutdated } = useSaleCommand();
  const transaction = useSeenSale(opened, useTransaction(opened._id), isOutdated);
  const { _id: id, customer, amount, version } = transaction;
  const less = `Discount must be less than ${formatPrice(amount)}.`;
  return (
    <TextDialog<Discount>
      title="Discount"
      explanation={`${formatPrice(amount)} of ${isolated(customer.name)} is to be paid. The discount is taken off the price of the booking, too.`}
      draftName={`discount:${id}`}
      first={{ amount: '', reason: '' }}
      schema={discountSchema.shape({ amount: discountAmount().lessThan(amount, less) })}
      yes="Give the discount"
      send={(body) => send('discountPayment', { params: { id }, body: { ...body, version } })}
      done="Discount given"
      failed="Failed to give the discount"
      onClosed={onClosed}
    >
      <PriceField name="amount" label="Discount" />
      <ReasonField />
    </TextDialog>
  );
}

/** Opens the dialog that takes something off what is to be paid later. Needs a `DialogHost` around it. */
export function DiscountButton({ transaction }: { transaction: Transaction }) {
  const openDialog = use(DialogContext);
  const { customer, service } = transaction;
  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      aria-label={`Discount: ${customer.name}, ${service.name}`}
      onClick={() => openDialog(DiscountDialog, transaction)}
    >
      Discount
    </Button>
  );
}
