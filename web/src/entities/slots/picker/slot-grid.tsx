import type { OfferedSlot } from '@carwash/domain/bookings/offered-slot';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { EntryBoundary } from '~/ui/states/entry-boundary.tsx';
import { SlotButton } from './slot-button.tsx';

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
  slots: OfferedSlot[];
  chosenSlotId: string | null;
  onChoose: (slotId: string) => void;
}

export function SlotGrid({ slots, chosenSlotId, onChoose }: SlotGridProps) {
  return (
    <Grid>
      {slots.map((offered) => (
        <li key={offered.slot._id}>
          <EntryBoundary entry={offered}>
            <SlotButton
              offered={offered}
              chosen={offered.slot._id === chosenSlotId}
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
