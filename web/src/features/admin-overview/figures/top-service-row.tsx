import type { Sales } from '@carwash/domain/statistics/sales-ranking';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { percentText } from '~/ui/charts/chart-rows';
import { bookings } from '~/ui/charts/chart-unit';
import { formatMinor } from '~/ui/format/format-price';
import { topServiceCount } from '../overview-titles';
import { ServiceName } from '../service-name';

const rowHeight = 64;

/** Height of the whole list, in pixels. */
export const topServicesHeight = topServiceCount * rowHeight;

interface TopServiceRowProps {
  sales: Sales;
  /** Revenue of the best service: the longest bar. */
  bestMinor: number;
  /** Revenue of all services. */
  totalMinor: number;
}

export function TopServiceRow({ sales, bestMinor, totalMinor }: TopServiceRowProps) {
  const { id, revenueMinor } = sales;
  return (
    <Box component="li" sx={{ minHeight: rowHeight, pt: 1 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
          <ServiceName id={id} />
        </Typography>
        <Typography sx={{ flexShrink: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {formatMinor(revenueMinor)}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <Box aria-hidden sx={{ flexGrow: 1, height: 8, borderRadius: 4, bgcolor: 'action.hover' }}>
          <Box
            sx={{
              width: bestMinor === 0 ? 0 : `${(revenueMinor / bestMinor) * 100}%`,
              height: '100%',
              borderRadius: 4,
              bgcolor: 'primary.main',
            }}
          />
        </Box>
        <Typography
          variant="body2"
          sx={{ flexShrink: 0, minWidth: '9.5rem', textAlign: 'right', color: 'text.secondary' }}
        >
          {percentText(revenueMinor, totalMinor)}, {bookings.format(sales.bookings)}
        </Typography>
      </Stack>
    </Box>
  );
}
