import type { RevenueTone } from '@carwash/domain/statistics/revenue-tone';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { percentText } from '~/ui/charts/chart-rows.ts';

/** Green from 30 percent of all revenue on, blue from 15. */
export const toneColors = {
  leading: 'success.main',
  strong: 'info.main',
  usual: 'text.primary',
} as const satisfies Record<RevenueTone, string>;

interface ShareMeterProps {
  name: string;
  part: number;
  whole: number;
  color: string;
}

/** A part of a whole as a number, and as a bar to look at. */
export const ShareMeter = ({ name, part, whole, color }: ShareMeterProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'baseline', gap: 0.5 }}>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Box component="dd" sx={{ display: 'contents' }}>
      <Typography sx={{ color, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {percentText(part, whole)}
      </Typography>
      <Box
        aria-hidden
        sx={{ gridColumn: '1 / -1', height: 8, borderRadius: 4, bgcolor: 'action.hover' }}
      >
        <Box
          sx={{
            width: whole === 0 ? 0 : `${(part / whole) * 100}%`,
            height: '100%',
            borderRadius: 4,
            bgcolor: color === toneColors.usual ? 'text.secondary' : color,
          }}
        />
      </Box>
    </Box>
  </Box>
);
