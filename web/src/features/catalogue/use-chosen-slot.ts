import { useEffect, useEffectEvent, useState } from 'react';
import { canTake, describeLoss } from '~/lib/slot-offer.ts';
import { useBusinessToday } from './use-business-today.ts';
import { useOfferedSlots } from './use-offered-slots.ts';
import { useSlotChoice } from './use-slot-choice.ts';

/**
 * The day and slot that the visitor has chosen, and what there is to choose from. A chosen slot that
 * somebody else takes is given up, and `lossNote` says so until the next choice.
 */
export function useChosenSlot(serviceId: string) {
  const today = useBusinessToday();
  const choice = useSlotChoice(today);
  const slots = useOfferedSlots(serviceId, choice.day);
  const [lossNote, setLossNote] = useState<string | null>(null);

  const named =
    slots.state === 'ready' ? slots.data.find(({ slot }) => slot._id === choice.slotId) : undefined;
  const chosen = named && canTake(named.offer) ? named.slot : null;
  const lost = slots.state === 'ready' && choice.slotId !== null && chosen === null;

  const giveUp = useEffectEvent(() => {
    setLossNote(named ? describeLoss(named.slot, named.offer) : null);
    choice.chooseSlot(null);
  });
  useEffect(() => {
    if (lost) giveUp();
  }, [lost]);

  return {
    today,
    day: choice.day,
    slots,
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
