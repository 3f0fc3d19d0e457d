import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { AgendaTime } from './agenda-time';
import type { DayLayoutProps } from './day-grid';
import { slotsByStartTime } from './slots-by-start-time';

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
