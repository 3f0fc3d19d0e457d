import { BookedCell } from './booked-cell.tsx';
import { ClosedCell } from './closed-cell.tsx';
import { useDayActions } from './day-context.ts';
import type { PlannedSlot } from './day-plan.ts';
import { HeldCell } from './held-cell.tsx';
import { OpenCell } from './open-cell.tsx';
import { PastCell } from './past-cell.tsx';

/** A slot of the day: how it stands, and what can be done about it. */
export function SlotCell({ planned }: { planned: PlannedSlot }) {
  const { status } = useDayActions();
  const { slot, state } = planned;
  const becoming = status.wanted.get(slot._id);
  const busy = becoming !== undefined;
  // Shown at once; taken back when the server refuses.
  if (becoming === 'canceled' || (state === 'canceled' && !busy)) {
    return <ClosedCell planned={planned} busy={busy} />;
  }
  if (busy || state === 'open') return <OpenCell planned={planned} busy={busy} />;
  if (state === 'held') return <HeldCell slot={slot} />;
  if (state === 'booked') return <BookedCell planned={planned} />;
  return <PastCell />;
}
