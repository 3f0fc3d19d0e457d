import type { Booking } from '@carwash/domain/bookings/booking';
import { undoMs, type VisitStage, visitStageLabels } from '@carwash/domain/bookings/visit-stage';
import Button from '@mui/material/Button';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { closeToast, showToastFor } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

type Visit = Pick<Booking, '_id' | 'stage' | 'vehicle'>;

async function change({ _id, stage: seenStage }: Visit, stage: VisitStage): Promise<boolean> {
  try {
    await callApi('changeVisitStage', { params: { id: _id }, body: { stage, seenStage } });
    return true;
  } catch (failure) {
    showChangeFailure(failure, toastTexts.stageFailed);
    return false;
  }
}

/** How many taps there were. */
let taps = 0;

/** The last tap that was answered, with its toast: no earlier one can be undone. */
let last = { tap: 0, closeToast: () => {} };

/** Says how far a visit has come, guarded against double taps, with a toast that undoes it for ten seconds. */
export function useChangeStage(visit: Visit) {
  const { running, run } = useInFlightGuard();
  const changeTo = (stage: VisitStage) =>
    run(async () => {
      taps += 1;
      const tap = taps;
      last.closeToast();
      const isChanged = await change(visit, stage);
      // The car moves on before its tap is answered, so that the next tap may be answered first.
      if (!isChanged || tap < last.tap) return;
      last.closeToast();
      const closeShown = showToastFor(
        undoMs,
        `${visit.vehicle.registrationPlate}: ${visitStageLabels[stage]}`,
        {
          variant: 'success',
          action: (key) => (
            <Button
              color="inherit"
              size="small"
              variant="outlined"
              onClick={() => {
                closeToast(key);
                void change({ ...visit, stage }, visit.stage);
              }}
            >
              Undo
            </Button>
          ),
        },
      );
      last = { tap, closeToast: closeShown };
    });
  return { changing: running, changeTo };
}
