import { mayTake } from '@carwash/domain/bookings/slot-availability';
import {
  availabilityTexts,
  type SlotWithAvailability,
} from '@carwash/domain/bookings/slots-with-availability';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatClock } from '~/lib/clock/format-times';
import { CountdownText } from '~/ui/countdown/countdown-text';
import { EntryBoundary } from '~/ui/states/entry-boundary';
import { useStartDays } from '../use-start-days';

/** In pixels. A second line, in which an unavailable slot says why, makes a row higher. */
export const slotHeight = 44;

interface SlotButtonProps {
  slotWithAvailability: SlotWithAvailability;
  chosen: boolean;
  onChoose: (slotId: string) => void;
  /** Returns the address that a time leads to before the app has come. */
  linkTo: ((slotId: string) => string) | undefined;
}

/** A time to choose, or the reason why it is not available. */
function SlotButton({
  slotWithAvailability: { slot, availability, heldUntil, left, isKept },
  chosen,
  onChoose,
  linkTo,
}: SlotButtonProps) {
  const takeable = mayTake(availability);
  const held = availability === 'held' || availability === 'yours';
  const few = left === null ? null : `${left} left`;
  const open = isKept ? 'Waitlist' : few;
  const note = availability === 'open' ? open : availabilityTexts[availability];
  return (
    <Button
      fullWidth
      variant={chosen ? 'contained' : 'outlined'}
      disabled={!takeable}
      {...(linkTo && takeable
        ? { href: linkTo(slot._id) }
        : { 'aria-pressed': chosen, onClick: () => onChoose(slot._id) })}
      sx={{
        flexDirection: 'column',
        minHeight: slotHeight,
        px: 0.5,
        py: 0.5,
        borderRadius: '14px',
        // Readable although disabled, because the button says why the time is not available.
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
        {formatClock(slot.startsAt)}
      </Typography>
      {note !== null && (
        <Typography component="span" variant="body2" sx={{ lineHeight: 1.3 }}>
          {note}
          {held && heldUntil && !linkTo && (
            <>
              {' '}
              <CountdownText until={heldUntil} />
            </>
          )}
        </Typography>
      )}
    </Button>
  );
}

function Grid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
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
  /** Makes times links, each to the address that it returns: for pages whose app has not come yet. */
  linkTo?: ((slotId: string) => string) | undefined;
}

/** Parts of the day, each with the time it begins. */
const partsOfDay = [
  { name: 'Morning', from: '00:00' },
  { name: 'Afternoon', from: '12:00' },
  { name: 'Evening', from: '17:00' },
] as const;

const partOf = ({ slot }: SlotWithAvailability): string =>
  partsOfDay.findLast(({ from }) => slot.startTime >= from)?.name ?? 'Morning';

/** The slots of a day, grouped by part of the day; after midnight by the night to which they belong. */
export function SlotGrid({ slots, chosenSlotId, onChoose, linkTo }: SlotGridProps) {
  const { nightOf } = useStartDays();
  const groups = Map.groupBy(slots, (each) => nightOf(each.slot) ?? partOf(each));
  const parts = Array.from(groups, ([name, ofPart]) => ({ name, slots: ofPart }));
  return (
    <Stack sx={{ gap: 2 }}>
      {parts.map((part) => (
        <Stack key={part.name} sx={{ gap: 1 }}>
          <Typography aria-hidden variant="body2" sx={{ color: 'text.secondary', fontWeight: 650 }}>
            {part.name}
          </Typography>
          <Grid label={part.name}>
            {part.slots.map((slotWithAvailability) => (
              <li key={slotWithAvailability.slot._id}>
                <EntryBoundary entry={slotWithAvailability}>
                  <SlotButton
                    slotWithAvailability={slotWithAvailability}
                    chosen={slotWithAvailability.slot._id === chosenSlotId}
                    onChoose={onChoose}
                    linkTo={linkTo}
                  />
                </EntryBoundary>
              </li>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}

export function SlotGridSkeleton() {
  return (
    <Box role="status" aria-label="Loading time slots">
      <Grid>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} component="li" variant="rounded" height={slotHeight} />
        ))}
      </Grid>
    </Box>
  );
}
