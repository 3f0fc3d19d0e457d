import { type Role, roleLabels, roles } from '@carwash/domain/roles/role';
import type { SessionUser } from '@carwash/domain/users/session';
import type { User } from '@carwash/domain/users/user';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { useOptimisticValue } from '~/lib/live/use-optimistic-value';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { RoleDialog } from './role-dialog';

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

interface RoleSelectProps {
  /** The signed-in admin. */
  me: SessionUser;
  user: User;
}

/** Changes a user's role after a question. */
export function RoleSelect({ me, user }: RoleSelectProps) {
  const { running, shown, update } = useUpdateRole(user);
  const [asked, setAsked] = useState<Role | null>(null);

  const choose = (role: Role | undefined) => {
    if (role !== undefined && role !== shown) setAsked(role);
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
          width: 118,
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
      {asked !== null && (
        <RoleDialog
          me={me}
          user={user}
          role={asked}
          onProved={() => {
            setAsked(null);
            void update(asked);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
