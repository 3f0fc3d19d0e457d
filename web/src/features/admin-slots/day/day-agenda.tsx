import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { DayLayoutProps } from './day-grid';
import { SlotCell } from './slot-cell';
import { type SlotsAtTime, slotsByStartTime } from './slots-by-start-time';

/** The slots that start at one time, service by service. */
function AgendaTime({ group: { time, slots } }: { group: SlotsAtTime }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography
        id={titleId}
        variant="h6"
        component="h2"
        sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        {time}
      </Typography>
      <Stack component="ul" sx={{ gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        {slots.map((planned) => (
          <Box
            key={planned.slot._id}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
              alignItems: 'center',
              gap: 1.5,
            }}
          >
            <Box>
              <Typography variant="body2" sx={{ fontWeight: 650, lineHeight: 1.3 }}>
                {planned.serviceName}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                until {planned.slot.endTime}
              </Typography>
            </Box>
            <SlotCell planned={planned} />
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

const allServices = 'all';

/** A day as a list for phones, sorted by time, of all services or of one. */
export function DayAgenda({ columns, isToday }: DayLayoutProps) {
  const [chosen, setChosen] = useState(allServices);
  const [showsOver, setShowsOver] = useState(!isToday);
  const column = columns.find(({ serviceId }) => serviceId === chosen);
  const slots = (column ? [column] : columns).flatMap((shown) => shown.slots);
  const now = new Date();
  const remaining = showsOver ? slots : slots.filter(({ slot }) => slot.endsAt > now);
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        select
        label="Service"
        value={column?.serviceId ?? allServices}
        onChange={({ target }) => setChosen(target.value)}
      >
        <MenuItem value={allServices}>All services</MenuItem>
        {columns.map(({ serviceId, name }) => (
          <MenuItem key={serviceId} value={serviceId}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {remaining.length < slots.length && (
        <Button variant="outlined" onClick={() => setShowsOver(true)}>
          Show earlier slots ({slots.length - remaining.length})
        </Button>
      )}
      {slotsByStartTime(remaining).map((group) => (
        <AgendaTime key={group.time} group={group} />
      ))}
    </Stack>
  );
}
