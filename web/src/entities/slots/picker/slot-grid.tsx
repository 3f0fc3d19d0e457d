import { mayTake } from '@carwash/domain/bookings/slot-availability';
import {
  availabilityTexts,
  type SlotWithAvailability,
} from '@carwash/domain/bookings/slots-with-availability';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CountdownText } from '~/ui/countdown/countdown-text';
import { EntryBoundary } from '~/ui/states/entry-boundary';

interface SlotButtonProps {
  slotWithAvailability: SlotWithAvailability;
  chosen: boolean;
  onChoose: (slotId: string) => void;
}

/** A time to choose, or the reason why it is not available. */
function SlotButton({
  slotWithAvailability: { slot, availability },
  chosen,
  onChoose,
}: SlotButtonProps) {
  const takeable = mayTake(availability);
  const held = availability === 'held' || availability === 'yours';
  return (
    <Button
      fullWidth
      variant={chosen ? 'contained' : 'outlined'}
      aria-pressed={chosen}
      disabled={!takeable}
      onClick={() => onChoose(slot._id)}
      sx={{
        flexDirection: 'column',
        minHeight: 60,
        px: 1,
        py: 0.75,
        borderRadius: '14px',
        // Readable although disabled: the button says why the time is not available.
        '&.Mui-disabled': {
          color: 'text.secondary',
          bgcolor: 'action.hover',
          ...(availability === 'current' && { color: 'primary.main', borderColor: 'primary.main' }),
        },
      }}
    >
      <Typography
        component="span"
        sx={{
          fontWeight: 700,
          lineHeight: 1.3,
          textDecoration: takeable || availability === 'current' ? undefined : 'line-through',
        }}
      >
        {slot.startTime}
      </Typography>
      <Typography component="span" variant="body2" sx={{ lineHeight: 1.3 }}>
        {availability === 'open' ? `until ${slot.endTime}` : availabilityTexts[availability]}
        {held && slot.heldUntil && (
          <>
            {' '}
            <CountdownText until={slot.heldUntil} />
          </>
        )}
      </Typography>
    </Button>
  );
}

function Grid({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))',
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {children}
    </Box>
  );
}

interface SlotGridProps {
  slots: SlotWithAvailability[];
  chosenSlotId: string | null;
  onChoose: (slotId: string) => void;
}

export function SlotGrid({ slots, chosenSlotId, onChoose }: SlotGridProps) {
  return (
    <Grid>
      {slots.map((slotWithAvailability) => (
        <li key={slotWithAvailability.slot._id}>
          <EntryBoundary entry={slotWithAvailability}>
            <SlotButton
              slotWithAvailability={slotWithAvailability}
              chosen={slotWithAvailability.slot._id === chosenSlotId}
              onChoose={onChoose}
            />
          </EntryBoundary>
        </li>
      ))}
    </Grid>
  );
}

export function SlotGridSkeleton() {
  return (
    <Box role="status" aria-label="Loading time slots">
      <Grid>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} component="li" variant="rounded" height={60} />
        ))}
      </Grid>
    </Box>
  );
}
