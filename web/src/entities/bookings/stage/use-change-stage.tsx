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

/** Closes the toast of the tap before, because only the last one can be undone. */
let closeLast = () => {};

/** Says how far a visit has come, guarded against double taps, with a toast that undoes it for ten seconds. */
export function useChangeStage(visit: Visit) {
  const { running, run } = useInFlightGuard();
  const changeTo = (stage: VisitStage) =>
    run(async () => {
      closeLast();
      const isChanged = await change(visit, stage);
      if (!isChanged) return;
      closeLast = showToastFor(
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
    });
  return { changing: running, changeTo };
}
