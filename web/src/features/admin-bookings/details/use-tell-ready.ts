import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

/** Tells the customer that the car can be collected, guarded against double clicks. */
export function useTellReady(bookingId: string) {
  const { running, run } = useInFlightGuard();
  const tellReady = () =>
    run(async () => {
      try {
        await callApi('markReady', { params: { id: bookingId } });
        showToast(toastTexts.readyTold, { variant: 'success' });
      } catch (failure) {
        showChangeFailure(failure, toastTexts.readyNotTold);
      }
    });
  return { telling: running, tellReady };
}
