import type { Booking } from '@carwash/domain/bookings/booking';
import { undoMs, type VisitStage, visitStageLabels } from '@carwash/domain/bookings/visit-stage';
import Button from '@mui/material/Button';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import { closeToast, showToast, showToastFor } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

/** A visit whose stage can change. */
export type StagedVisit = Pick<Booking, '_id' | 'stage' | 'vehicle' | 'version'>;

const changedMeanwhile = `${toastTexts.stageFailed}: somebody else has changed it meanwhile. Please look again.`;

/** How many taps there were. */
let taps = 0;

/** The last tap that was answered, with its toast: no earlier one can be undone. */
let last = { tap: 0, closeToast: () => {} };

/**
 * Changes the stage of a visit, guarded against double taps. A toast offers to undo it for ten seconds.
 * @param refresh reads the visit again where it is not live; taps are ignored until then
 */
export function useChangeStage(
  { _id, stage: before, vehicle, version }: StagedVisit,
  refresh: () => unknown = () => {},
) {
  const { running, command } = useSaleCommand();
  // A guard of its own, because the toast is shown before the visit is read again.
  const { command: undo } = useSaleCommand();
  const change = (
    send: typeof command,
    stage: VisitStage,
    seen: number,
    onDone: (changed: Pick<StagedVisit, 'version'>) => void = () => {},
  ) =>
    send(
      'changeVisitStage',
      { params: { id: _id }, body: { stage, version: seen } },
      {
        failed: toastTexts.stageFailed,
        onDone(changed) {
          // A repeated call is answered with the visit as it is by now.
          if (changed.stage === stage) onDone(changed);
          else showToast(changedMeanwhile, { variant: 'error' });
          return refresh();
        },
        onFailure() {
          void refresh();
          return false;
        },
      },
    );
  const changeTo = (stage: VisitStage) => {
    taps += 1;
    const tap = taps;
    last.closeToast();
    return change(command, stage, version, (changed) => {
      // The car moves on before its tap is answered, so that the next tap may be answered first.
      if (tap < last.tap) return;
      last.closeToast();
      const closeShown = showToastFor(
        undoMs,
        `${vehicle.registrationPlate}: ${visitStageLabels[stage]}`,
        {
          variant: 'success',
          action: (key) => (
            <Button
              color="inherit"
              size="small"
              variant="outlined"
              onClick={() => {
                closeToast(key);
                void change(undo, before, changed.version);
              }}
            >
              Undo
            </Button>
          ),
        },
      );
      last = { tap, closeToast: closeShown };
    });
  };
  return { changing: running, changeTo };
}
