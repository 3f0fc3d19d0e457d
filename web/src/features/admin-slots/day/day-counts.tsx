import { deskSlotTexts } from '@carwash/domain/slots/desk-slot';
import type { SlotState } from '@carwash/domain/slots/slot-state';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { slotStateStyles } from './slot-state-styles';

const counted = ['open', 'held', 'booked', 'canceled'] as const;

/** The number of slots in each state; it also serves as the legend of the colours. */
export const DayCounts = ({ counts }: { counts: Record<SlotState, number> }) => (
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
          sx={{ width: 14, height: 14, borderRadius: '4px', ...slotStateStyles[state] }}
        />
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {counts[state]} {deskSlotTexts[state].toLowerCase()}
        </Typography>
      </Stack>
    ))}
  </Stack>
);
