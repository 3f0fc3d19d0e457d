import Box from '@mui/material/Box';
import { type RefObject, useRef } from 'react';
import { useFocusKept } from '~/ui/forms/use-focus-kept.ts';
import { EntryBoundary } from '~/ui/states/entry-boundary.tsx';
import { useSlotStatus } from '../list/use-slot-status.ts';
import { BookedCell } from './booked-cell.tsx';
import { ClosedCell } from './closed-cell.tsx';
import type { PlannedSlot } from './day-plan.ts';
import { HeldCell } from './held-cell.tsx';
import { OpenCell } from './open-cell.tsx';
import { PastCell } from './past-cell.tsx';

/** Where the slot is on the page. */
export const slotCellId = (slotId: string) => `slot-${slotId}`;

/**
 * A slot of the day: how it stands, and what can be done about it. The button that closes it and the
 * one that opens it again hand the keyboard to each other.
 */
export function SlotCell({ planned }: { planned: PlannedSlot }) {
  const toggle = useRef<HTMLButtonElement>(null);
  const { area, handlers } = useFocusKept<HTMLDivElement>(toggle);
  return (
    <Box
      id={slotCellId(planned.slot._id)}
      ref={area}
      tabIndex={-1}
      {...handlers}
      sx={{ width: '100%', height: '100%', borderRadius: '10px' }}
    >
      <EntryBoundary entry={planned}>
        <CellContent planned={planned} toggle={toggle} />
      </EntryBoundary>
    </Box>
  );
}

interface CellContentProps {
  planned: PlannedSlot;
  toggle: RefObject<HTMLButtonElement | null>;
}

function CellContent({ planned, toggle }: CellContentProps) {
  const { slot, state } = planned;
  const { running, shown, change } = useSlotStatus(slot);
  const toggled = { planned, toggle, busy: running };
  // Shown at once; taken back when the server refuses.
  const isAhead = running || shown !== slot.isBooked;
  if (isAhead ? shown === 'canceled' : state === 'canceled') {
    return <ClosedCell {...toggled} onOpen={() => change('available')} />;
  }
  if (isAhead || state === 'open') {
    return <OpenCell {...toggled} onClose={() => change('canceled')} />;
  }
  if (state === 'held') return <HeldCell slot={slot} />;
  if (state === 'booked') return <BookedCell planned={planned} />;
  return <PastCell />;
}
