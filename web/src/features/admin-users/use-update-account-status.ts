import type { AccountStatus, User } from '@carwash/domain/users/user';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { callApi } from '~/lib/api/call-api.ts';
import { changeFailureText } from '~/lib/api/change-failure-text.ts';
import { useSingleRun } from '~/lib/forms/use-in-flight-guard.ts';
import { toastTexts } from '~/lib/toasts.ts';

const told: Record<AccountStatus, { done: string; failed: string }> = {
  active: { done: toastTexts.accountEnabled, failed: toastTexts.enablingFailed },
  disabled: { done: toastTexts.accountDisabled, failed: toastTexts.disablingFailed },
};

/** Disables or enables an account and tells how that went. `failure`: why the last attempt failed. */
export function useUpdateAccountStatus({ _id }: User, onDone: () => void) {
  const { running, run } = useSingleRun();
  const [failure, setFailure] = useState<string | null>(null);
  const { enqueueSnackbar } = useSnackbar();

  const update = (status: AccountStatus) =>
    run(async () => {
      setFailure(null);
      try {
        await callApi('updateAccountStatus', { params: { id: _id }, body: { status } });
        enqueueSnackbar(told[status].done, { variant: 'success' });
        onDone();
      } catch (error) {
        setFailure(changeFailureText(error, told[status].failed));
      }
    });

  return { running, failure, update };
}
