import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatClock } from '~/lib/clock/format-times';
import { SlotCell } from './slot-cell';
import type { SlotsAtTime } from './slots-by-start-time';

interface AgendaTimeProps {
  group: SlotsAtTime;
  /** Heading level that fits the page around it. */
  heading?: 'h2' | 'h3';
}

/** The slots that start at one time, service by service. */
export function AgendaTime({ group: { time, slots }, heading = 'h2' }: AgendaTimeProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography
        id={titleId}
        variant="h6"
        component={heading}
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
                until {formatClock(planned.slot.endsAt)}
              </Typography>
            </Box>
            <SlotCell planned={planned} />
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
