import type { Slot } from '@carwash/domain/slots/slot';
import { ApiFailure } from '~/lib/api/api-failure';
import { callApi } from '~/lib/api/call-api';
import { changeFailureText } from '~/lib/api/change-failure-text';
import { isOfflineFailure } from '~/lib/api/failure-text';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { useOptimisticValue } from '~/lib/live/use-optimistic-value';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

/** The statuses that the desk can give a slot. */
export type ChosenStatus = 'available' | 'canceled';

const wasAnswered = (failure: unknown) => failure instanceof ApiFailure && failure.kind === 'http';

const slotFailureText = (failure: unknown): string =>
  wasAnswered(failure) || isOfflineFailure(failure)
    ? changeFailureText(failure, toastTexts.slotNotUpdated)
    : toastTexts.callFailed;

/**
 * Opens and closes a slot and shows the outcome as a toast.
 * @returns `shown`: the optimistic status
 */
export function useSlotStatus({ _id, isBooked }: Slot) {
  const { running, run } = useInFlightGuard();
  const { shown, show } = useOptimisticValue(isBooked);

  const change = (chosen: ChosenStatus) =>
    run(async () => {
      const endProgress = showToast(toastTexts.updatingSlot, { variant: 'info' });
      try {
        await show(chosen, () =>
          callApi('updateSlot', { params: { id: _id }, body: { isBooked: chosen } }),
        );
        showToast(toastTexts.slotUpdated, { variant: 'success' });
      } catch (failure) {
        showToast(slotFailureText(failure), { variant: 'error' });
      } finally {
        endProgress();
      }
    });

  return { running, shown, change };
}
