import type { SessionUser } from '@carwash/domain/users/session';
import type { AccountStatus, User } from '@carwash/domain/users/user';
import DialogContentText from '@mui/material/DialogContentText';
import { ProofDialog } from '~/entities/users/proof-dialog';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { showToast } from '~/lib/show-toast';

const texts = {
  accountDisabled: 'Account disabled',
  accountEnabled: 'Account enabled',
  disablingFailed: 'Failed to disable the account',
  enablingFailed: 'Failed to enable the account',
} as const;

const told: Record<AccountStatus, { done: string; failed: string }> = {
  active: { done: texts.accountEnabled, failed: texts.enablingFailed },
  disabled: { done: texts.accountDisabled, failed: texts.disablingFailed },
};

/** Disables or enables an account and shows the outcome as a toast. */
async function updateAccountStatus({ _id }: User, status: AccountStatus): Promise<void> {
  try {
    await callApi('updateAccountStatus', { params: { id: _id }, body: { status } });
    showToast(told[status].done, { variant: 'success' });
  } catch (failure) {
    showChangeFailure(failure, told[status].failed);
  }
}

interface AccountStatusDialogProps {
  /** The signed-in admin. */
  me: SessionUser;
  /** The user as they were when the dialog was opened. */
  user: User;
  onClose: () => void;
}

/** Explains what disabling or enabling an account means, and asks the admin to prove who they are before it. */
export function AccountStatusDialog({ me, user, onClose }: AccountStatusDialogProps) {
  const asked = { email: me.email, onClose };
  if (user.status === 'active') {
    return (
      <ProofDialog
        {...asked}
        title={`Disable the account of ${user.name}?`}
        reason={`${user.name} is signed out everywhere at once and cannot sign in until the account is enabled again.`}
        details={
          <DialogContentText sx={{ mb: 2 }}>
            What they have booked and paid stays as it is. Cancel upcoming bookings yourself if they
            are not to happen.
          </DialogContentText>
        }
        action="Disable the account"
        onProved={() => void updateAccountStatus(user, 'disabled')}
      />
    );
  }
  return (
    <ProofDialog
      {...asked}
      title={`Enable the account of ${user.name}?`}
      reason={`${user.name} can sign in again, with the same password and everything that was there before.`}
      action="Enable the account"
      onProved={() => void updateAccountStatus(user, 'active')}
    />
  );
}
