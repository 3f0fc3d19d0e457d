import { useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import type { ClosurePlan } from './closure-form';
import { saveExceptions } from './save-exceptions';
import type { Closed } from './use-closed';

const close = (plan: ClosurePlan, { exceptions }: Closed): Promise<unknown> =>
  plan.kind === 'bays'
    ? callApi('closeBays', { body: plan.body })
    : saveExceptions(plan.exceptions, exceptions);

/** Closes the shop or bays, guarded against double clicks. `failure` is the reason why the last attempt failed. */
export function useClose(onClosed: () => void) {
  const { running, run } = useInFlightGuard();
  const [failure, setFailure] = useState<string | null>(null);
  const carryOut = (plan: ClosurePlan, closed: Closed) =>
    run(async () => {
      setFailure(null);
      try {
        await close(plan, closed);
        showToast(toastTexts.closed, { variant: 'success' });
        onClosed();
      } catch (error) {
        setFailure(showChangeFailure(error, toastTexts.notClosed));
      }
    });
  return { running, failure, carryOut };
}
