import { canBeBlocked } from '@carwash/domain/customers/customer-key';
import type { CustomerCard } from '@carwash/domain/customers/endpoints';
import { blockFormSchema } from '@carwash/domain/customers/endpoints';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { Form, Formik } from 'formik';
import { use, useState } from 'react';
import { object, string } from 'yup';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import { toastTexts } from '~/lib/toasts';
import { ConfirmDialogFrame } from '~/ui/dialogs/confirm-dialog-frame';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import { DialogContext, type HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { DiscardQuestion, KeepTyped, useLeaveTyped } from '~/ui/dialogs/keep-typed';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';

/**
 * Sends decisions whether a customer may book online, guarded against double clicks.
 * @param onDone called after each success
 */
function useBlock(onDone: () => void) {
  const { running, run } = useInFlightGuard();
  const decide = (customerKey: string, blockReason: string | null) =>
    run(async () => {
      try {
        await callApi('blockCustomer', { params: { customerKey }, body: { blockReason } });
        onDone();
      } catch (failure) {
        showChangeFailure(failure, toastTexts.somethingWentWrong);
      }
    });
  return { running, decide };
}

interface CustomerBlockProps {
  card: Pick<CustomerCard, 'customerKey' | 'notes'>;
  onChange: () => void;
}

/** Says that a customer can book by phone only, with the button that ends it, or the one that begins it. */
export function CustomerBlock({ card: { customerKey, notes }, onChange }: CustomerBlockProps) {
  const openDialog = use(DialogContext);
  const { running, decide } = useBlock(onChange);
  const blocked = notes.filter(({ block }) => block !== null);
  if (blocked.length > 0) {
    return blocked.map(({ _id, block }) => (
      <Alert
        key={_id}
        severity="warning"
        sx={{ overflowWrap: 'anywhere' }}
        action={
          <Button color="inherit" size="small" loading={running} onClick={() => decide(_id, null)}>
            Allow online booking
          </Button>
        }
      >
        Can book by phone only: {block?.blockReason}
      </Alert>
    ));
  }
  if (!canBeBlocked(customerKey)) return null;
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

const draftSchema = object({ blockReason: string().defined() });

/** Asks why a customer can book by phone only from now on. */
function BlockDialog({ opened: { customerKey, onChange }, onClosed }: HostedDialogProps<Blocking>) {
  const [open, setOpen] = useState(true);
  const draft = useTypedDraft(`block:${customerKey}`, draftSchema);
  const { leave, finish, answers } = useLeaveTyped(draft, () => setOpen(false));
  const { running, decide } = useBlock(() => {
    finish();
    onChange();
  });
  return (
    <ConfirmDialogFrame
      open={open}
      title="No online booking?"
      running={running}
      onClose={leave}
      onClosed={onClosed}
    >
      <Formik
        initialValues={{ blockReason: '' }}
        validationSchema={blockFormSchema}
        onSubmit={({ blockReason }) => decide(customerKey, blockReason.trim())}
      >
        <Form noValidate>
          <FocusFirstError />
          <KeepTyped draft={draft} />
          <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
            <DialogContentText>
              The customer is asked kindly to call you. What is booked stays, and the desk can still
              book for them.
            </DialogContentText>
            <FormField
              name="blockReason"
              label="Reason"
              autoFocus
              autoComplete="off"
              hint="For the staff. What is written about an account is part of the copy of their data that customers can take."
            />
          </DialogContent>
          <DialogButtons>
            <Button disabled={running} onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" color="error" loading={running}>
              No online booking
            </Button>
          </DialogButtons>
        </Form>
      </Formik>
      <DiscardQuestion {...answers} />
    </ConfirmDialogFrame>
  );
}
