import { deskSlotTexts } from '@carwash/domain/slots/desk-slot';
import type { Slot } from '@carwash/domain/slots/slot';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type Ref, type RefObject, useRef } from 'react';
import { formatClock } from '~/lib/clock/format-times';
import { CountdownText } from '~/ui/countdown/countdown-text';
import { useRestoreFocus } from '~/ui/forms/use-restore-focus';
import { EntryBoundary } from '~/ui/states/entry-boundary';
import { useSlotStatus } from '../list/use-slot-status';
import { BookedCell } from './booked-cell';
import { cellBox, plainCell } from './cell-box';
import type { PlannedSlot } from './day-plan';
import { OpenCell } from './open-cell';
import { slotStateStyles } from './slot-state-styles';

/** A past slot without a booking. */
const PastCell = () => (
  <Box sx={{ ...plainCell, ...slotStateStyles.past }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {deskSlotTexts.past}
    </Typography>
  </Box>
);

/** A slot for which no bay is free. */
const FullCell = () => (
  <Box sx={{ ...plainCell, ...slotStateStyles.past }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      No bay free
    </Typography>
  </Box>
);

/** A slot held for a customer who is paying, with the time left. */
const HeldCell = ({ slot: { heldUntil } }: { slot: Slot }) => (
  <Box sx={{ ...plainCell, ...slotStateStyles.held }}>
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {deskSlotTexts.held}
      </Typography>
      {heldUntil && (
        <Typography variant="body2">
          <CountdownText until={heldUntil} />
        </Typography>
      )}
    </Box>
  </Box>
);

interface ClosedCellProps {
  planned: PlannedSlot;
  /** Whether the slot is being closed right now. */
  busy: boolean;
  /** Ref of the button that opens the slot. */
  toggle: Ref<HTMLButtonElement>;
  onOpen: () => void;
}

/** A closed slot, with a button that opens it unless it has started. */
function ClosedCell({ planned, busy, toggle, onOpen }: ClosedCellProps) {
  const { slot, serviceName } = planned;
  const canOpen = slot.startsAt > new Date();
  return (
    <Box
      sx={{
        ...cellBox,
        ...slotStateStyles.canceled,
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        pl: 1.25,
        opacity: busy ? 0.6 : 1,
      }}
    >
      <Typography variant="body2" sx={{ my: 2.25, fontWeight: 650, color: 'text.secondary' }}>
        Closed
      </Typography>
      {canOpen && (
        <Button
          ref={toggle}
          size="small"
          // `aria-disabled` rather than `disabled`, so that the button keeps the focus.
          aria-disabled={busy}
          onClick={onOpen}
          sx={{ my: 0.875, minWidth: 0, minHeight: 44, px: 1.25 }}
        >
          Open
          <Box component="span" sx={visuallyHidden}>
            {' '}
            {serviceName} at {formatClock(slot.startsAt)}
          </Box>
        </Button>
      )}
    </Box>
  );
}

/** Returns the element id of the slot's cell. */
export const slotCellId = (slotId: string) => `slot-${slotId}`;

/**
 * One slot of the day with its state and actions. When the button that closes the slot is replaced
 * by the one that opens it, or the reverse, the focus moves to the new one.
 */
export function SlotCell({ planned }: { planned: PlannedSlot }) {
  const toggle = useRef<HTMLButtonElement>(null);
  const { area, handlers } = useRestoreFocus<HTMLDivElement>(toggle);
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

/** The bookings of the slot, one below the other, and its remaining availability. */
function CellContent(props: CellContentProps) {
  const { slot, serviceName, bookings, state } = props.planned;
  const booked = slot.claims.filter(({ heldUntil }) => heldUntil === null);
  if (booked.length === 0) return <UnsoldCell {...props} />;
  const isOver = state === 'booked' || state === 'past';
  return (
    <Stack sx={{ gap: 0.5, height: '100%', '& > *': { flexGrow: 1 } }}>
      {booked.map(({ claimId }) => (
        <BookedCell
          key={claimId}
          slot={slot}
          serviceName={serviceName}
          booking={bookings.find((booking) => booking.claimId === claimId) ?? null}
        />
      ))}
      {!isOver && <UnsoldCell {...props} />}
    </Stack>
  );
}

/** A slot without bookings, or the part of it that is still available. */
function UnsoldCell({ planned, toggle }: CellContentProps) {
  const { slot, state } = planned;
  const { running, shown, change } = useSlotStatus(slot);
  const toggled = { planned, toggle, busy: running };
  // Optimistic: shown at once, and reverted when the server refuses.
  const isAhead = running || shown !== slot.isBooked;
  if (isAhead ? shown === 'canceled' : state === 'canceled') {
    return <ClosedCell {...toggled} onOpen={() => change('available')} />;
  }
  if (isAhead || state === 'open') {
    return <OpenCell {...toggled} onClose={() => change('canceled')} />;
  }
  if (state === 'held') return <HeldCell slot={slot} />;
  return state === 'booked' ? <FullCell /> : <PastCell />;
}
