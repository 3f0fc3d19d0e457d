import type { Booking } from '@carwash/domain/bookings/booking';
import { undoMs, type VisitStage, visitStageLabels } from '@carwash/domain/bookings/visit-stage';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import { ApiFailure } from '~/lib/api/api-failure';
import { showToast, showToastFor } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { toastButton } from '~/ui/page/toast-button';
import { stageActions } from './stage-words';

/** A visit whose stage can change. */
export type StagedVisit = Pick<Booking, '_id' | 'stage' | 'vehicle' | 'version'>;

const changedMeanwhile = `${toastTexts.stageFailed}: somebody else has changed it meanwhile. Please look again.`;

/** How many taps there were. */
let taps = 0;

/** The last tap that was answered, with its toast: no earlier one can be undone. */
let last = { tap: 0, closeToast: () => {} };

/** Tells whether the wash would begin before its time in a bay that is not free. */
const isQuestion = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure && failure.code === 'slot_taken';

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
    inTakenBay = false,
  ): Promise<boolean> =>
    send(
      'changeVisitStage',
      { params: { id: _id }, body: { stage, version: seen, ...(inTakenBay && { inTakenBay }) } },
      {
        failed: toastTexts.stageFailed,
        onDone(changed) {
          // A repeated call is answered with the visit as it is by now.
          if (changed.stage === stage) onDone(changed);
          else showToast(changedMeanwhile, { variant: 'error' });
          return refresh();
        },
        onFailure(failure) {
          void refresh();
          if (!isQuestion(failure)) return false;
          const start = () => void change(send, stage, seen, onDone, true);
          const action = toastButton(stageActions.washing, start);
          showToastFor(undoMs, failure.message, { variant: 'warning', action });
          return true;
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
          action: toastButton('Undo', () => void change(undo, before, changed.version)),
        },
      );
      last = { tap, closeToast: closeShown };
    });
  };
  return { changing: running, changeTo };
}
