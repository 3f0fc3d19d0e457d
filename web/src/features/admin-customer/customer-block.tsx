import { canBeBlocked, isAccountDeleted } from '@carwash/domain/customers/customer-key';
import type { CustomerCard } from '@carwash/domain/customers/endpoints';
import { blockFormSchema } from '@carwash/domain/customers/endpoints';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { use } from 'react';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useChange } from '~/lib/forms/use-change';
import { toastTexts } from '~/lib/toasts';
import { DialogContext, type HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { TextDialog } from '~/ui/dialogs/text-dialog';
import { FormField } from '~/ui/forms/form-field';

interface CustomerBlockProps {
  card: Pick<CustomerCard, 'customerKey' | 'notes' | 'uid'>;
  onChange: () => void;
}

/** Says that a customer can book by phone only, with the button that ends it, or the one that begins it. */
export function CustomerBlock({ card, onChange }: CustomerBlockProps) {
  const { customerKey, notes } = card;
  const openDialog = use(DialogContext);
  const { running, change } = useChange(showChangeFailure);
  const allow = (key: string) =>
    change(
      () => callApi('blockCustomer', { params: { customerKey: key }, body: { blockReason: null } }),
      { failed: toastTexts.somethingWentWrong, onDone: onChange },
    );
  const blocked = notes.filter(({ block }) => block !== null);
  if (blocked.length > 0) {
    return blocked.map(({ _id, block }) => (
      <Alert
        key={_id}
        severity="warning"
        sx={{ overflowWrap: 'anywhere' }}
        action={
          <Button color="inherit" size="small" loading={running} onClick={() => allow(_id)}>
            Allow online booking
          </Button>
        }
      >
        Can book by phone only: {block?.blockReason}
      </Alert>
    ));
  }
  if (!canBeBlocked(customerKey) || isAccountDeleted(card)) return null;
  return (
    <Button
      variant="outlined"
      color="error"
      aria-haspopup="dialog"
      onClick={() => openDialog(BlockDialog, { customerKey, onChange })}
      sx={{ alignSelf: 'flex-start' }}
    >
      No online booking
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
      title="No online booking?"
      explanation="The customer is asked kindly to call you. What is booked stays, and the desk can still book for them."
      draftName={`block:${customerKey}`}
      first={{ blockReason: '' }}
      schema={blockFormSchema}
      yes="No online booking"
      yesColor="error"
      send={(body) => callApi('blockCustomer', { params: { customerKey }, body })}
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
