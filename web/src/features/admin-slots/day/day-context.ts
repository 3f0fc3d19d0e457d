import type { Bay } from '@carwash/domain/days/bay';
import type { Slot } from '@carwash/domain/slots/slot';
import { createContext, use } from 'react';

interface DayActions {
  /** Opens the desk form for a slot; null: any bay. */
  book: (slotId: Slot['_id'], bay?: Bay['_id'] | null) => void;
}

/** Actions for the slots of the day; null outside of the day view. */
export const DayContext = createContext<DayActions | null>(null);

export function useDayActions(): DayActions {
  const actions = use(DayContext);
  if (!actions) throw new Error('A slot of the day stands outside of the day view');
  return actions;
}
