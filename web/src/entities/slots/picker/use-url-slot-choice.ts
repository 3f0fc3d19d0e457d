import { useSearchParams } from 'react-router-dom';
import { readSlotChoice, type SlotChoice, writeSlotChoice } from './slot-choice';

/**
 * Keeps the chosen day and slot in the address (each choice replaces the history entry), so that they survive
 * a reload, and leaving the page and coming back. Navigates synchronously, because otherwise a navigation
 * waits behind other rendering and a quick visitor would confirm without a slot.
 * @param today the business's today, yyyy-MM-dd
 * @param usual the default day until one is chosen; null: no default
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
    /** The slot is dropped, because another day has other slots. */
    chooseDay: (day: string) => change({ day, slotId: null }),
    chooseSlot: (slotId: string | null) => change({ day: choice.day, slotId }),
  };
}
