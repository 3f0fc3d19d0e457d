import {
  describeChanges,
  type SlotWithAvailability,
} from '@carwash/domain/bookings/slots-with-availability';
import { useState } from 'react';
import type { QueryState } from '~/lib/query-state';

/** Returns the last change among the slots on the screen as text, for a live region. */
export function useSlotChanges(slots: QueryState<SlotWithAvailability[]>): string {
  const [seen, setSeen] = useState<SlotWithAvailability[]>([]);
  const [changes, setChanges] = useState('');
  if (slots.state === 'ready' && !sameAvailability(seen, slots.data)) {
    setSeen(slots.data);
    setChanges(describeChanges(seen, slots.data));
  }
  return changes;
}

const sameAvailability = (a: SlotWithAvailability[], b: SlotWithAvailability[]) =>
  a.length === b.length &&
  a.every(
    ({ slot, availability }, i) =>
      slot._id === b[i]?.slot._id && availability === b[i]?.availability,
  );
