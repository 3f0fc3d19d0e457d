import type { Booking } from '@carwash/domain/bookings/booking';
import type { Slot } from '@carwash/domain/slots/slot';
import { claimOf } from '@carwash/domain/slots/slot-state';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useBaysOn } from '~/entities/slots/queries';

const anyBay = '';

interface BayChoiceProps {
  booking: Booking;
  /** The slot that the booking would move to, or its current one. */
  slot: Slot;
  /** Id of a bay; undefined: any. */
  bay: string | undefined;
  onChoose: (bay: string | undefined) => void;
}

/** Lets the desk choose among the free bays. Renders nothing where there is no choice. */
export function BayChoice({ booking, slot, bay, onChoose }: BayChoiceProps) {
  const bays = useBaysOn(slot.date);
  const own = claimOf(slot, booking)?.bay;
  const isOwn = slot._id === booking.slot._id;
  const free = bays.filter(
    ({ _id }) => !(isOwn && _id === own) && slot.free.some((each) => each.bay === _id),
  );
  if (free.length === 0 || (!isOwn && bays.length === 1)) return null;
  const ownName = bays.find(({ _id }) => _id === own)?.name;
  return (
    <TextField
      select
      label="Bay"
      value={free.some(({ _id }) => _id === bay) ? bay : anyBay}
      onChange={({ target }) => onChoose(target.value === anyBay ? undefined : target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 200 }}
    >
      <MenuItem value={anyBay}>
        {isOwn ? `As it is: ${ownName ?? 'no bay'}` : 'Any free bay'}
      </MenuItem>
      {free.map(({ _id, name }) => (
        <MenuItem key={_id} value={_id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
