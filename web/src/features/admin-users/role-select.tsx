import { type Role, roleLabels, roles } from '@carwash/domain/users/role';
import type { User } from '@carwash/domain/users/user';
import DialogContentText from '@mui/material/DialogContentText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { useOptimisticValue } from '~/lib/live/use-optimistic-value';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';

/** Changes a user's role and shows the outcome as a toast. `shown` is the optimistic role. */
function useUpdateRole({ _id, role }: User) {
  const { running, run } = useInFlightGuard();
  const { shown, show } = useOptimisticValue(role);

  // Allows duplicates, so that two changes in a row show two toasts even with the same text.
  const tell = (text: string, variant: 'info' | 'success') =>
    showToast(text, { variant, preventDuplicate: false });

  const update = (next: Role) =>
    run(async () => {
      const endProgress = tell(toastTexts.updatingRole, 'info');
      try {
        await show(next, () =>
          callApi('updateRole', { params: { id: _id }, body: { role: next } }),
        );
        tell(toastTexts.roleUpdated, 'success');
      } catch (failure) {
        showChangeFailure(failure, toastTexts.roleFailed);
      } finally {
        endProgress();
      }
    });

  return { running, shown, update };
}

/**
 * Changes a user's role as soon as an option is chosen. Admins who change their own role have to confirm it.
 */
export function RoleSelect({ user, isMe }: { user: User; isMe: boolean }) {
  const { running, shown, update } = useUpdateRole(user);
  const [asked, setAsked] = useState<Role | null>(null);

  const choose = (role: Role | undefined) => {
    if (role === undefined || role === shown) return;
    if (isMe) setAsked(role);
    else void update(role);
  };
  const agree = () => {
    setAsked(null);
    if (asked) void update(asked);
  };

  return (
    <>
      <TextField
        select
        size="small"
        value={shown}
        onChange={({ target }) => choose(roles.find((role) => role === target.value))}
        slotProps={{
          // Not disabled while saving, so that the select keeps the focus.
          select: {
            readOnly: running,
            SelectDisplayProps: { 'aria-label': `Role of ${user.name}` },
          },
        }}
        sx={{
          width: 94,
          opacity: running ? 0.6 : 1,
          verticalAlign: 'baseline',
          '& .MuiSelect-select': { fontSize: '0.875rem' },
        }}
      >
        {roles.map((role) => (
          <MenuItem key={role} value={role}>
            {roleLabels[role]}
          </MenuItem>
        ))}
      </TextField>
      <ConfirmDialog
        open={asked !== null}
        title="Change your own role?"
        no="No, keep it"
        yes="Yes, change it"
        yesColor="error"
        running={false}
        failure={null}
        onNo={() => setAsked(null)}
        onYes={agree}
      >
        <DialogContentText>
          You will no longer be an admin and leave this page at once. Only another admin can give
          you the role back.
        </DialogContentText>
      </ConfirmDialog>
    </>
  );
}
