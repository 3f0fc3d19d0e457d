import { isolated } from '@carwash/domain/isolated-text';
import {
  type CollectPart,
  collectPartSchema,
  partOfDebt,
} from '@carwash/domain/payments/collect-part';
import {
  type CollectMethod,
  collectMethods,
  paymentMethodLabels,
  type Transaction,
} from '@carwash/domain/payments/transaction';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';
import { useId } from 'react';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import { toastTexts } from '~/lib/toasts';
import { TextDialog } from '~/ui/dialogs/text-dialog';
import { formatPrice } from '~/ui/format/format-price';
import { PriceField } from '~/ui/forms/price-field';

function MethodField() {
  const [{ value }, , { setValue }] = useField<CollectMethod>('method');
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>Paid</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={value}
        onChange={(_event, chosen) => setValue(chosen as CollectMethod)}
      >
        {collectMethods.map((method) => (
          <FormControlLabel
            key={method}
            value={method}
            control={<Radio />}
            label={paymentMethodLabels[method]}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

interface CollectPartDialogProps {
  /** The debt as it was when the dialog was opened. */
  transaction: Transaction;
  onClosed: () => void;
}

/** Notes that a part of a debt was paid. The rest stays to be paid. */
export function CollectPartDialog({ transaction, onClosed }: CollectPartDialogProps) {
  const { send } = useSaleCommand();
  const { _id: id, amount, customer, version } = transaction;
  const less = `Amount must be less than ${formatPrice(amount)}.`;
  return (
    <TextDialog<CollectPart>
      title="Paid in part"
      explanation={`${formatPrice(amount)} of ${isolated(customer.name)} is to be paid. The part has a receipt of its own, and the rest stays to be paid.`}
      draftName={`collectPart:${id}:${version}`}
      first={{ amount: '', method: 'cash' }}
      schema={collectPartSchema.shape({ amount: partOfDebt().lessThan(amount, less) })}
      yes="Note it"
      send={(body) => send('collectPart', { params: { id }, body: { ...body, version } })}
      done={toastTexts.collected}
      failed={toastTexts.notCollected}
      onClosed={onClosed}
    >
      <PriceField name="amount" label="Amount" />
      <MethodField />
    </TextDialog>
  );
}
