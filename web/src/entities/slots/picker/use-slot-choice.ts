import { useSearchParams } from 'react-router-dom';
import { readSlotChoice, type SlotChoice, writeSlotChoice } from './slot-choice';

/**
 * The chosen day and slot. The address holds them, in place of what it held before, so that they
 * survive a reload and the way to another page and back.
 * @param today the business's day, yyyy-MM-dd
 * @param usual the day that is shown until one is chosen
 */
export function useSlotChoice(today: string, usual = today) {
  const [params, setParams] = useSearchParams();
  const choice = readSlotChoice(params, { today, usual });

  const change = (changed: SlotChoice) =>
    setParams((current) => writeSlotChoice(current, changed), {
      replace: true,
      preventScrollReset: true,
    });

  return {
    ...choice,
    /** Another day has other slots: none of them is chosen yet. */
    chooseDay: (day: string) => change({ day, slotId: null }),
    chooseSlot: (slotId: string | null) => change({ day: choice.day, slotId }),
  };
}
