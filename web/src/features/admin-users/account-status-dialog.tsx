import type { AccountStatus, User } from '@carwash/domain/users/user';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { changeFailureText } from '~/lib/api/change-failure-text';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';

const told: Record<AccountStatus, { done: string; failed: string }> = {
  active: { done: toastTexts.accountEnabled, failed: toastTexts.enablingFailed },
  disabled: { done: toastTexts.accountDisabled, failed: toastTexts.disablingFailed },
};

/**
 * Disables or enables an account and shows the outcome. `failure` is the reason why the last attempt failed.
 */
function useUpdateAccountStatus({ _id }: User, onDone: () => void) {
  const { running, run } = useInFlightGuard();
  const [failure, setFailure] = useState<string | null>(null);

  const update = (status: AccountStatus) =>
    run(async () => {
      setFailure(null);
      try {
        await callApi('updateAccountStatus', { params: { id: _id }, body: { status } });
        showToast(told[status].done, { variant: 'success' });
        onDone();
      } catch (error) {
        setFailure(changeFailureText(error, told[status].failed));
      }
    });

  return { running, failure, update };
}

interface AccountStatusDialogProps {
  /** The user as they were when the dialog was opened. */
  user: User;
  onClosed: () => void;
}

/** Explains what disabling or enabling an account means, and asks for confirmation. */
export function AccountStatusDialog({ user, onClosed }: AccountStatusDialogProps) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { running, failure, update } = useUpdateAccountStatus(user, close);
  const dialog = { open, running, failure, onNo: close, onClosed };

  if (user.status === 'active') {
    return (
      <ConfirmDialog
        {...dialog}
        title={`Disable the account of ${user.name}?`}
        no="No, keep it"
        yes="Yes, disable it"
        yesColor="error"
        onYes={() => update('disabled')}
      >
        <DialogContentText>
          {user.name} is signed out everywhere at once and cannot sign in until the account is
          enabled again.
        </DialogContentText>
        <DialogContentText>
          What they have booked and paid stays as it is. Cancel upcoming bookings yourself if they
          are not to happen.
        </DialogContentText>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      {...dialog}
      title={`Enable the account of ${user.name}?`}
      no="No, leave it"
      yes="Yes, enable it"
      yesColor="primary"
      onYes={() => update('active')}
    >
      <DialogContentText>
        {user.name} can sign in again, with the same password and everything that was there before.
      </DialogContentText>
    </ConfirmDialog>
  );
}
