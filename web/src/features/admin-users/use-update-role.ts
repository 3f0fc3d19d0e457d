import type { Role, User } from '@carwash/domain/users/user';
import { useSnackbar } from 'notistack';
import { callApi } from '~/lib/api/call-api.ts';
import { useTellChangeFailure } from '~/lib/api/use-tell-change-failure.ts';
import { useSingleRun } from '~/lib/forms/use-in-flight-guard.ts';
import { useShownUntilLive } from '~/lib/live/use-optimistic-value.ts';
import { toastTexts } from '~/lib/toasts.ts';

/** Changes a user's role and tells how that goes. `shown`: the role that is on its way, else the true one. */
export function useUpdateRole({ _id, role }: User) {
  const { running, run } = useSingleRun();
  const { shown, show } = useShownUntilLive(role);
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const tellFailure = useTellChangeFailure();

  // Of two changes in a row each tells how it went, even if the words are the same.
  const tell = (text: string, variant: 'info' | 'success') =>
    enqueueSnackbar(text, { variant, preventDuplicate: false });

  const update = (next: Role) =>
    run(async () => {
      const progress = tell(toastTexts.updatingRole, 'info');
      try {
        await show(next, () =>
          callApi('updateRole', { params: { id: _id }, body: { role: next } }),
        );
        tell(toastTexts.roleUpdated, 'success');
      } catch (failure) {
        tellFailure(failure, toastTexts.roleFailed);
      } finally {
        closeSnackbar(progress);
      }
    });

  return { running, shown, update };
}
