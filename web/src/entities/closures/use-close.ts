import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useChange } from '~/lib/forms/use-change';
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
  const { running, failure, change } = useChange(showChangeFailure);
  const carryOut = (plan: ClosurePlan, closed: Closed) =>
    change(() => close(plan, closed), {
      done: toastTexts.closed,
      failed: toastTexts.notClosed,
      onDone: onClosed,
    });
  return { running, failure, carryOut };
}
