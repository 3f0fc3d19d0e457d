import type { Slot } from '@carwash/domain/entities/slot';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { formatDay } from '~/components/format-day.ts';
import type { ChosenStatus, SlotStatus } from './use-slot-status.ts';

const choices: Record<ChosenStatus, string> = { available: 'Available', canceled: 'Canceled' };
const statuses = ['available', 'canceled'] as const;

interface SlotStatusSelectProps {
  slot: Slot;
  status: SlotStatus;
}

/** Opens or closes a slot at once. */
export function SlotStatusSelect({ slot, status: { wanted, change } }: SlotStatusSelectProps) {
  const becoming = wanted.get(slot._id);
  return (
    <TextField
      select
      size="small"
      value={becoming ?? slot.isBooked}
      onChange={({ target }) => {
        const chosen = statuses.find((status) => status === target.value);
        if (chosen) void change(slot._id, chosen);
      }}
      sx={{
        opacity: becoming === undefined ? 1 : 0.6,
        '& .MuiSelect-select': { fontSize: '0.875rem', lineHeight: '24px', py: 1.25 },
      }}
      slotProps={{
        // Not disabled while it is changed, which would take the keyboard away from it.
        select: {
          readOnly: becoming !== undefined,
          SelectDisplayProps: {
            'aria-label': `Status of ${formatDay(slot.date)} at ${slot.startTime}`,
          },
        },
      }}
    >
      {statuses.map((status) => (
        <MenuItem key={status} value={status}>
          {choices[status]}
        </MenuItem>
      ))}
    </TextField>
  );
}
