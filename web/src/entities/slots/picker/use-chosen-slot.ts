import { describeUnavailable, mayTake } from '@carwash/domain/bookings/slot-availability';
import type { SlotWithAvailability } from '@carwash/domain/bookings/slots-with-availability';
import { useEffect, useEffectEvent, useState } from 'react';
import type { QueryState } from '~/lib/query-state';
import { useHydrated } from '~/lib/use-hydrated';
import type { useUrlSlotChoice } from './use-url-slot-choice';

/**
 * Returns the slot that the visitor has chosen on the chosen day. When somebody else takes it, the choice is
 * dropped and `lossNote` says so until the next choice.
 */
export function useChosenSlot(
  choice: ReturnType<typeof useUrlSlotChoice>,
  slots: QueryState<SlotWithAvailability[]>,
) {
  const [lossNote, setLossNote] = useState<string | null>(null);

  const named =
    slots.state === 'ready' ? slots.data.find(({ slot }) => slot._id === choice.slotId) : undefined;
  const chosen = named && mayTake(named.availability) ? named.slot : null;
  const isHydrated = useHydrated();
  // A slot that the customer's own booking has just moved to is not lost. While React hydrates, it is not known
  // yet whose holds there are.
  const lost =
    isHydrated &&
    slots.state === 'ready' &&
    choice.slotId !== null &&
    chosen === null &&
    named?.availability !== 'current';

  const giveUp = useEffectEvent(() => {
    setLossNote(named ? describeUnavailable(named.slot, named.availability) : null);
    choice.chooseSlot(null);
  });
  useEffect(() => {
    if (lost) giveUp();
  }, [lost]);

  return {
    chosen,
    lossNote,
    chooseDay: (day: string) => {
      setLossNote(null);
      choice.chooseDay(day);
    },
    chooseSlot: (slotId: string) => {
      setLossNote(null);
      choice.chooseSlot(slotId === chosen?._id ? null : slotId);
    },
  };
}
