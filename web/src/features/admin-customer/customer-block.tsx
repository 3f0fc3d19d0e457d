import { canBeBlocked, isAccountDeleted } from '@carwash/domain/customers/customer-key';
import type { CustomerCard } from '@carwash/domain/customers/endpoints';
import { blockFormSchema } from '@carwash/domain/customers/endpoints';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { use } from 'react';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useChange } from '~/lib/forms/use-change';
import { toastTexts } from '~/lib/toasts';
import { DialogContext, type HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { TextDialog } from '~/ui/dialogs/text-dialog';
import { FormField } from '~/ui/forms/form-field';

interface CustomerBlockProps {
  card: Pick<CustomerCard, 'customerKey' | 'notes' | 'uid' | 'recognisedAsBlocked'>;
  onChange: () => void;
}

/** Says that a customer can book by phone only, with the button that ends it, or the one that begins it. */
export function CustomerBlock({ card, onChange }: CustomerBlockProps) {
  const { customerKey, notes, recognisedAsBlocked } = card;
  const openDialog = use(DialogContext);
  const { running, change } = useChange(showChangeFailure);
  const allow = (key: string) =>
    change(() => callApi('blockCustomer', { body: { customerKey: key, blockReason: null } }), {
      failed: toastTexts.somethingWentWrong,
      onDone: onChange,
    });
  const blocked = notes.filter(({ block }) => block !== null);
  const warnings = blocked.map(({ _id, block }) => ({
    key: _id,
    text: `Can book by phone only: ${block?.blockReason}`,
  }));
  if (blocked.length === 0 && recognisedAsBlocked) {
    const since = formatDateTime(recognisedAsBlocked, businessTimeZone);
    const text = `Can book by phone only: recognised by email, phone number or plate as a customer who was blocked on ${since}.`;
    warnings.push({ key: customerKey, text });
  }
  if (warnings.length > 0) {
    return warnings.map(({ key, text }) => (
      <Alert
        key={key}
        severity="warning"
        sx={{ overflowWrap: 'anywhere' }}
        action={
          <Button color="inherit" size="small" loading={running} onClick={() => allow(key)}>
            Allow online booking
          </Button>
        }
      >
        {text}
      </Alert>
    ));
  }
  if (!canBeBlocked(customerKey) || isAccountDeleted(card)) return null;
  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      onClick={() => openDialog(BlockDialog, { customerKey, onChange })}
      sx={{ alignSelf: 'flex-start' }}
    >
      Stop online booking
    </Button>
  );
}

interface Blocking {
  customerKey: string;
  onChange: () => void;
}

/** Asks why a customer can book by phone only from now on. */
function BlockDialog({ opened: { customerKey, onChange }, onClosed }: HostedDialogProps<Blocking>) {
  return (
    <TextDialog
      title="Stop online booking?"
      explanation="The customer is asked kindly to call you. What is booked stays, and the desk can still book for them."
      draftName={`block:${customerKey}`}
      first={{ blockReason: '' }}
      schema={blockFormSchema}
      yes="Stop online booking"
      yesColor="error"
      send={(values) => callApi('blockCustomer', { body: { ...values, customerKey } })}
      failed={toastTexts.somethingWentWrong}
      onDone={onChange}
      onClosed={onClosed}
    >
      <FormField
        name="blockReason"
        label="Reason"
        autoFocus
        autoComplete="off"
        hint="For the staff. What is written about an account is part of the copy of their data that customers can take."
      />
    </TextDialog>
  );
}
