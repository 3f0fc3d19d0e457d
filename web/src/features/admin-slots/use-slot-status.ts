import type { Slot } from '@carwash/domain/entities/slot';
import { useSnackbar } from 'notistack';
import { useRef, useState } from 'react';
import { ApiFailure } from '~/lib/api/api-failure.ts';
import { callApi } from '~/lib/api/call-api.ts';
import { changeFailureText } from '~/lib/api/change-failure-text.ts';
import { isOfflineFailure } from '~/lib/api/failure-text.ts';
import { toastTexts } from '~/lib/toasts.ts';

/** What the desk can make of a slot. */
export type ChosenStatus = 'available' | 'canceled';

const wasAnswered = (failure: unknown) => failure instanceof ApiFailure && failure.kind === 'http';

const slotFailureText = (failure: unknown): string =>
  wasAnswered(failure) || isOfflineFailure(failure)
    ? changeFailureText(failure, toastTexts.slotNotUpdated)
    : toastTexts.callFailed;

/**
 * Opens and closes slots and tells how it goes, each slot once at a time.
 * @returns `wanted`: what slots are becoming while the server is asked
 */
export function useSlotStatus() {
  const [wanted, setWanted] = useState<ReadonlyMap<Slot['_id'], ChosenStatus>>(new Map());
  // The ref is there at once; the state only with the next rendering.
  const busy = useRef(new Set<Slot['_id']>());
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();

  const change = async (id: Slot['_id'], isBooked: ChosenStatus): Promise<void> => {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    setWanted((current) => new Map(current).set(id, isBooked));
    const progress = enqueueSnackbar(toastTexts.updatingSlot, { variant: 'info' });
    try {
      await callApi('updateSlot', { params: { id }, body: { isBooked } });
      enqueueSnackbar(toastTexts.slotUpdated, { variant: 'success' });
    } catch (failure) {
      enqueueSnackbar(slotFailureText(failure), { variant: 'error' });
    } finally {
      closeSnackbar(progress);
      busy.current.delete(id);
      setWanted((current) => new Map([...current].filter(([key]) => key !== id)));
    }
  };

  return { wanted, change };
}

export type SlotStatus = ReturnType<typeof useSlotStatus>;
