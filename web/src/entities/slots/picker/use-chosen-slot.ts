import { describeUnavailable, mayTake } from '@carwash/domain/bookings/slot-availability';
import type { SlotWithAvailability } from '@carwash/domain/bookings/slots-with-availability';
import { useEffect, useEffectEvent, useState } from 'react';
import type { QueryState } from '~/lib/query-state';
import { useHydrated } from '~/lib/use-hydrated';
import type { useUrlSlotChoice } from './use-url-slot-choice';

/** A slot that the visitor had chosen and cannot take any more. */
export interface LostSlot {
  startsAt: Date;
  /** Says why. */
  note: string;
}

/**
 * Returns the slot that the visitor has chosen on the chosen day. When it cannot be taken any more, the choice
 * is dropped and `lost` tells why until the next choice.
 */
export function useChosenSlot(
  choice: ReturnType<typeof useUrlSlotChoice>,
  slots: QueryState<SlotWithAvailability[]>,
) {
  const [lost, setLost] = useState<LostSlot | null>(null);

  const named =
    slots.state === 'ready' ? slots.data.find(({ slot }) => slot._id === choice.slotId) : undefined;
  const chosen = named && mayTake(named.availability) ? named.slot : null;
  const isHydrated = useHydrated();
  // A slot that the customer's own booking has just moved to is not lost. While React hydrates, it is not known
  // yet whose holds there are.
  const isLost =
    isHydrated &&
    slots.state === 'ready' &&
    choice.slotId !== null &&
    chosen === null &&
    named?.availability !== 'current';

  const giveUp = useEffectEvent(() => {
    const note = named ? describeUnavailable(named.slot, named.availability) : null;
    setLost(named && note !== null ? { startsAt: named.slot.startsAt, note } : null);
    choice.chooseSlot(null);
  });
  useEffect(() => {
    if (isLost) giveUp();
  }, [isLost]);

  return {
    chosen,
    lost,
    chooseDay: (day: string) => {
      setLost(null);
      choice.chooseDay(day);
    },
    chooseSlot: (slotId: string) => {
      setLost(null);
      choice.chooseSlot(slotId === chosen?._id ? null : slotId);
    },
  };
}
