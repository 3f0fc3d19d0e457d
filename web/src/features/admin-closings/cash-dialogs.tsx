import {
  type AddCashMovement,
  addCashMovementSchema,
  type CashDirection,
  type CashMovement,
  cashDirectionLabels,
  cashDirections,
  cashPurposeLabels,
  cashPurposes,
  maxTillReason,
  reverseCashMovementSchema,
} from '@carwash/domain/closings/cash-movement';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';
import { useId, useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { createIdempotencyKeys } from '~/lib/api/idempotency-keys';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { TextDialog } from '~/ui/dialogs/text-dialog';
import { formatMinor } from '~/ui/format/format-price';
import { FormField } from '~/ui/forms/form-field';
import { PriceField } from '~/ui/forms/price-field';

function DirectionField() {
  const [{ value }, , { setValue }] = useField<CashDirection>('direction');
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>The cash was</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={value}
        onChange={(_event, chosen) => setValue(chosen as CashDirection)}
      >
        {cashDirections.map((direction) => (
          <FormControlLabel
            key={direction}
            value={direction}
            control={<Radio />}
            label={cashDirectionLabels[direction].toLowerCase()}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

const CashReasonField = ({ hint }: { hint?: string }) => (
  <FormField
    name="cashReason"
    label="Reason"
    autoComplete="off"
    {...(hint !== undefined && { hint })}
    slotProps={{ htmlInput: { maxLength: maxTillReason, required: hint === undefined } }}
  />
);

/** Notes cash that was put into the till or taken out. `opened` is called once it is noted. */
export function CashDialog({ opened: onNoted, onClosed }: HostedDialogProps<() => void>) {
  const [keys] = useState(() => createIdempotencyKeys());
  return (
    <TextDialog<AddCashMovement>
      title="Cash in or out"
      explanation="Cash that is no sale and no refund, such as what goes to the bank. It changes what is expected in the till."
      draftName="cashMovement"
      first={{ direction: 'out', amount: '', purpose: 'bank', cashReason: '' }}
      schema={addCashMovementSchema}
      yes="Note it"
      send={(body) =>
        keys.sendWithKey(body, (idempotencyKey) =>
          callApi('addCashMovement', { body, idempotencyKey }),
        )
      }
      done="Cash noted"
      failed="Failed to note the cash"
      onDone={onNoted}
      onClosed={onClosed}
    >
      <DirectionField />
      <PriceField name="amount" label="Amount" />
      <FormField name="purpose" label="For" select>
        {cashPurposes.map((purpose) => (
          <MenuItem key={purpose} value={purpose}>
            {cashPurposeLabels[purpose]}
          </MenuItem>
        ))}
      </FormField>
      <CashReasonField hint="May stay empty for the bank and for change." />
    </TextDialog>
  );
}

interface Reversal {
  movement: CashMovement;
  onNoted: () => void;
}

/** Takes an entry of cash back, by another one of the opposite direction. */
export function ReverseCashDialog({ opened, onClosed }: HostedDialogProps<Reversal>) {
  const { _id: id, amountMinor, direction, purpose } = opened.movement;
  const [keys] = useState(() => createIdempotencyKeys());
  const entry = `${cashDirectionLabels[direction]}, ${cashPurposeLabels[purpose].toLowerCase()}: ${formatMinor(amountMinor)}`;
  return (
    <TextDialog
      title="Take this entry back?"
      explanation={`${entry}. The entry stays, and gets one that takes it back.`}
      draftName={`reverseCash:${id}`}
      first={{ cashReason: '' }}
      schema={reverseCashMovementSchema}
      yes="Take it back"
      send={(body) =>
        keys.sendWithKey([id, body], (idempotencyKey) =>
          callApi('reverseCashMovement', { params: { id }, body, idempotencyKey }),
        )
      }
      done="Entry taken back"
      failed="Failed to take the entry back"
      onDone={opened.onNoted}
      onClosed={onClosed}
    >
      <CashReasonField />
    </TextDialog>
  );
}
