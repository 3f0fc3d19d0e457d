import {
  type EnterAnswer,
  enterAnswerSchema,
  enteredOutcomeLabels,
  enteredOutcomes,
} from '@carwash/domain/payments/enter-answer';
import type { Transaction } from '@carwash/domain/payments/transaction';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';
import { use, useId } from 'react';
import { useTransaction } from '~/entities/payments/queries';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import { useSeenSale } from '~/entities/sales/use-seen-sale';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useChange } from '~/lib/forms/use-change';
import { useCan } from '~/lib/session/use-can';
import { DialogContext, type HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { TextDialog } from '~/ui/dialogs/text-dialog';
import { formatPrice } from '~/ui/format/format-price';
import { FormField } from '~/ui/forms/form-field';

function OutcomeField() {
  const [field] = useField<EnterAnswer['outcome']>('outcome');
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>What the provider’s page says</FormLabel>
      <RadioGroup aria-labelledby={labelId} {...field}>
        {enteredOutcomes.map((outcome) => (
          <FormControlLabel
            key={outcome}
            value={outcome}
            control={<Radio />}
            label={enteredOutcomeLabels[outcome]}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function EnterAnswerDialog({ opened, onClosed }: HostedDialogProps<Transaction>) {
  const { send, isOutdated } = useSaleCommand();
  const transaction = useSeenSale(opened, useTransaction(opened._id), isOutdated);
  const { _id: id, customer, amount, version } = transaction;
  return (
    <TextDialog<EnterAnswer>
      title="Enter the answer"
      explanation={`Look up payment ${id} on the provider’s own page: ${formatPrice(amount)} of ${customer.name}. It is booked, goes back or fails by what you enter.`}
      draftName={`enterAnswer:${id}`}
      first={{ outcome: 'not_paid', reference: '' }}
      schema={enterAnswerSchema}
      yes="Enter"
      send={(body) => send('enterAnswer', { params: { id }, body: { ...body, version } })}
      done="Answer entered"
      failed="Failed to enter the answer"
      onClosed={onClosed}
    >
      <OutcomeField />
      <FormField
        name="reference"
        label="Reference"
        hint="The provider’s number of the payment, or of its support’s answer."
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
    </TextDialog>
  );
}

/**
 * Asks again about a payment about which the provider gives no usable answer; an admin can also enter it. Needs a
 * `DialogHost` around it.
 */
export function UnansweredActions({ transaction }: { transaction: Transaction }) {
  const openDialog = use(DialogContext);
  const mayEnter = useCan('manageBusiness');
  const { running, change } = useChange(showChangeFailure);
  if (!transaction.unanswered) return null;
  const askAgain = () => callApi('getTransaction', { params: { id: transaction._id } });
  return (
    <>
      <Button
        variant="contained"
        loading={running}
        onClick={() =>
          change(askAgain, { done: 'The provider was asked', failed: 'Failed to ask the provider' })
        }
      >
        Ask again
      </Button>
      {mayEnter && (
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => openDialog(EnterAnswerDialog, transaction)}
        >
          Enter the answer
        </Button>
      )}
    </>
  );
}
