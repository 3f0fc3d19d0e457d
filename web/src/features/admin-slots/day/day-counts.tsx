import { deskSlotTexts } from '@carwash/domain/slots/desk-slot';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { countStates, type DayColumn } from './day-plan.ts';
import { stateLooks } from './state-looks.ts';

const counted = ['open', 'held', 'booked', 'canceled'] as const;

/** How many slots of the day are open, booked and so on; it explains the colours as well. */
export function DayCounts({ columns }: { columns: DayColumn[] }) {
  const counts = countStates(columns);
  return (
    <Stack
      component="ul"
      aria-label="Slots of the day"
      direction="row"
      sx={{ flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, listStyle: 'none', m: 0, p: 0 }}
    >
      {counted.map((state) => (
        <Stack key={state} component="li" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Box
            aria-hidden
            sx={{ width: 14, height: 14, borderRadius: '4px', ...stateLooks[state] }}
          />
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {counts[state]} {deskSlotTexts[state].toLowerCase()}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
