import { type Role, roleLabels, roles } from '@carwash/domain/roles/role';
import type { User } from '@carwash/domain/users/user';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { useOptimisticValue } from '~/lib/live/use-optimistic-value';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import type { AskedRole } from './role-dialog';

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
  user: User;
  /** Asks before the role changes. */
  onAsk: (asked: AskedRole) => void;
}

/** Changes a user's role after a question. */
export function RoleSelect({ user, onAsk }: RoleSelectProps) {
  const { running, shown, update } = useUpdateRole(user);

  const choose = (role: Role | undefined) => {
    if (role !== undefined && role !== shown) onAsk({ user, role, change: () => update(role) });
  };

  return (
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
  );
}
