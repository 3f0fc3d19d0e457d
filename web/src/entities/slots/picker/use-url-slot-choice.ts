import { useSearchParams } from 'react-router-dom';
import { readSlotChoice, type SlotChoice, writeSlotChoice } from './slot-choice';

/**
 * The chosen day and slot, kept in the address (each choice replaces the history entry), so that
 * they survive a reload, and leaving the page and coming back. A choice is there before the next click:
 * navigations wait behind whatever else is rendered, and who is quick would confirm without one.
 * @param today the business's today, yyyy-MM-dd
 * @param usual the default day until one is chosen; null: there is none
 */
export function useUrlSlotChoice(today: string, usual: string | null) {
  const [params, setParams] = useSearchParams();
  const choice = readSlotChoice(params, { today, usual });

  const change = (changed: SlotChoice) =>
    setParams((current) => writeSlotChoice(current, changed), {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    });

  return {
    ...choice,
    /** Another day has other slots, so the chosen slot is dropped. */
    chooseDay: (day: string) => change({ day, slotId: null }),
    chooseSlot: (slotId: string | null) => change({ day: choice.day, slotId }),
  };
}
