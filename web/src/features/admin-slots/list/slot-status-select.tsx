import type { Slot } from '@carwash/domain/slots/slot';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { formatDay } from '~/ui/format/format-day.ts';
import { type ChosenStatus, useSlotStatus } from './use-slot-status.ts';

const choices: Record<ChosenStatus, string> = { available: 'Available', canceled: 'Canceled' };
const statuses = ['available', 'canceled'] as const;

/** Opens or closes a slot at once. */
export function SlotStatusSelect({ slot }: { slot: Slot }) {
  const { running, shown, change } = useSlotStatus(slot);
  return (
    <TextField
      select
      size="small"
      value={shown}
      onChange={({ target }) => {
        const chosen = statuses.find((status) => status === target.value);
        if (chosen) void change(chosen);
      }}
      sx={{
        opacity: running ? 0.6 : 1,
        '& .MuiSelect-select': { fontSize: '0.875rem', lineHeight: '24px', py: 1.25 },
      }}
      slotProps={{
        // Not disabled while it is changed, which would take the keyboard away from it.
        select: {
          readOnly: running,
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
