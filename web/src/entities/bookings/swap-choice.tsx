import type { Booking } from '@carwash/domain/bookings/booking';
import type { SwapBookings } from '@carwash/domain/bookings/endpoints';
import { maySwap } from '@carwash/domain/bookings/swap-policy';
import { isolated } from '@carwash/domain/isolated-text';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

import { useDay } from '~/entities/slots/queries';
import { formatClock } from '~/lib/clock/format-times';
import { useDayBookings } from './day-bookings';

/** A booking with which another one can exchange its place. */
interface SwapCandidate {
  /** The request body, without what the desk has agreed to. */
  swapped: Omit<SwapBookings, 'onClosedDay' | 'onKeptMinutes'>;
  slot: Booking['slot'];
  label: string;
}

/**
 * Returns the bookings of a day, yyyy-MM-dd, with which a booking may swap, the earliest first. Whether each fits in the
 * place of the other is for the server to say.
 */
export function useSwapCandidates(booking: Booking, date: string | null): SwapCandidate[] {
  const day = useDay(date);
  const bookings = useDayBookings(date ?? booking.slot.date);
  if (day.state !== 'ready' || !day.data || bookings.state !== 'ready') return [];
  const { jobs, bays } = day.data;
  return bookings.data.items
    .filter((other) => maySwap(booking, other, new Date()) === 'possible')
    .flatMap((other): SwapCandidate[] => {
      const otherBay = jobs[other.claimId]?.bay;
      const bay = bays.find(({ _id }) => _id === otherBay);
      if (!bay) return [];
      return [
        {
          swapped: {
            version: booking.version,
            otherId: other._id,
            otherVersion: other.version,
          },
          slot: other.slot,
          label: `${formatClock(other.slot.startsAt)} ${isolated(other.customer.name)}, ${isolated(other.service.name)}, ${bay.name}`,
        },
      ];
    });
}

const nobody = '';

interface SwapChoiceProps {
  candidates: readonly SwapCandidate[];
  chosen: SwapCandidate | null;
  /** @param otherId null: none */
  onChoose: (otherId: string | null) => void;
}

/** Lets the desk choose a booking of the day that gets the place of this one, which gets its place. */
export const SwapChoice = ({ candidates, chosen, onChoose }: SwapChoiceProps) => (
  <TextField
    select
    label="Swap with"
    value={chosen?.swapped.otherId ?? nobody}
    onChange={({ target }) => onChoose(target.value === nobody ? null : target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    <MenuItem value={nobody}>Nobody</MenuItem>
    {candidates.map(({ swapped, label }) => (
      <MenuItem key={swapped.otherId} value={swapped.otherId} sx={{ whiteSpace: 'normal' }}>
        {label}
      </MenuItem>
    ))}
  </TextField>
);
