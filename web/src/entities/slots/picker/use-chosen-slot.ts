import {
  describeUnavailable,
  mayTake,
  type OwnPayment,
} from '@carwash/domain/bookings/slot-availability';
import type { SlotWithAvailability } from '@carwash/domain/bookings/slots-with-availability';
import type { Slot } from '@carwash/domain/slots/slot';
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
 * @param own the visitor's latest payments
 */
export function useChosenSlot(
  choice: ReturnType<typeof useUrlSlotChoice>,
  slots: QueryState<SlotWithAvailability[]>,
  own: readonly OwnPayment[] = [],
) {
  const [lost, setLost] = useState<LostSlot | null>(null);
  const [last, setLast] = useState<Slot | null>(null);

  const named =
    slots.state === 'ready' ? slots.data.find(({ slot }) => slot._id === choice.slotId) : undefined;
  const chosen = named && mayTake(named.availability) ? named.slot : null;
  if (chosen && chosen._id !== last?._id) setLast(chosen);
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
    // A slot that is missing is no longer offered.
    const gone = last && last._id === choice.slotId ? last : null;
    const slot = named?.slot ?? gone;
    const note = slot && describeUnavailable(slot, named?.availability ?? 'canceled', own);
    setLost(slot && note !== null ? { startsAt: slot.startsAt, note } : null);
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
