import { describeChanges, type OfferedSlot } from '@carwash/domain/bookings/offered-slot';
import { useState } from 'react';
import type { QueryState } from '~/lib/query-state';

/** The last change among the slots on the screen as text, for a live region. */
export function useSlotChanges(slots: QueryState<OfferedSlot[]>): string {
  const [seen, setSeen] = useState<OfferedSlot[]>([]);
  const [changes, setChanges] = useState('');
  if (slots.state === 'ready' && !sameOffers(seen, slots.data)) {
    setSeen(slots.data);
    setChanges(describeChanges(seen, slots.data));
  }
  return changes;
}

const sameOffers = (a: OfferedSlot[], b: OfferedSlot[]) =>
  a.length === b.length &&
  a.every(({ slot, offer }, i) => slot._id === b[i]?.slot._id && offer === b[i]?.offer);
