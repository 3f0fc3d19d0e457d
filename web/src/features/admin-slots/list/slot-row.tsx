import { deskSlotState, deskSlotTexts } from '@carwash/domain/slots/desk-slot';
import type { Slot } from '@carwash/domain/slots/slot';
import type { SlotState } from '@carwash/domain/slots/slot-state';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatClock, formatSlotHours } from '~/lib/clock/format-times';
import { StatusChip, type Tone } from '~/ui/page/status-chip';
import { type ChosenStatus, useSlotStatus } from './use-slot-status';

const choices: Record<ChosenStatus, string> = { available: 'Available', canceled: 'Canceled' };

const statuses = ['available', 'canceled'] as const;

/** Opens or closes a slot as soon as an option is chosen. */
function SlotStatusSelect({ slot }: { slot: Slot }) {
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
        // Not disabled while saving, so that the select keeps the focus.
        select: {
          readOnly: running,
          SelectDisplayProps: {
            'aria-label': `Status of ${formatDay(slot.date)} at ${formatClock(slot.startsAt)}`,
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

interface SlotRowProps {
  slot: Slot;
  now: Date;
}

const tones: Record<SlotState, Tone> = {
  open: 'good',
  held: 'waiting',
  booked: 'neutral',
  canceled: 'bad',
  past: 'neutral',
};

/** A slot of the list. Booked and past slots are read-only. */
export function SlotRow({ slot, now }: SlotRowProps) {
  const state = deskSlotState(slot, now);
  const canChange = slot.isBooked !== 'booked' && slot.startsAt > now;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) 128px',
          sm: 'minmax(0, 3fr) minmax(0, 2fr) 152px',
        },
        minHeight: 60,
        py: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
          {formatDay(slot.date)}
        </Typography>
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {formatSlotHours(slot)}
        </Typography>
      </Box>
      <Box
        sx={{
          gridRow: { xs: 2, sm: 'auto' },
          display: { xs: canChange ? 'none' : 'block', sm: 'block' },
        }}
      >
        <StatusChip label={deskSlotTexts[state]} tone={tones[state]} />
      </Box>
      {canChange && <SlotStatusSelect slot={slot} />}
    </Box>
  );
}
