import type { SoldService as ServiceAsSold } from '@carwash/domain/services/service';
import { serviceCategoryLabels } from '@carwash/domain/services/service-category';
import {
  type RevenueTone,
  revenueTone,
  type Sales,
} from '@carwash/domain/statistics/sales-ranking';
import StarRounded from '@mui/icons-material/StarRounded';
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { percentText } from '~/ui/charts/chart-rows';
import { formatCount } from '~/ui/format/format-count';
import { formatMinor, formatPrice } from '~/ui/format/format-price';
import { StatusChip } from '~/ui/page/status-chip';
import type { SalesTotals } from '../figures/sales-totals';

/** Describes the colour of a revenue share in words. */
function RevenueToneChip({ tone }: { tone: RevenueTone }) {
  switch (tone) {
    case 'leading':
      return (
        <Chip
          size="small"
          variant="outlined"
          color="success"
          icon={<StarRounded />}
          label="Top earner"
        />
      );
    case 'strong':
      return (
        <Chip
          size="small"
          variant="outlined"
          color="info"
          icon={<TrendingUpRounded />}
          label="Strong earner"
        />
      );
    case 'usual':
      return null;
  }
}

/** Colours of revenue shares: green from 30 percent of all revenue, blue from 15. */
const toneColors = {
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

/** A share as a number and as a bar. */
const ShareMeter = ({ name, part, whole, color }: ShareMeterProps) => (
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

interface SalesCardProps {
  /** null when only its sales are known. */
  service: Pick<ServiceAsSold, 'name' | 'category' | 'price' | 'duration'> | null;
  isDeleted: boolean;
  sales: Sales;
  totals: SalesTotals;
}

/** The key figures of a service. */
export function SalesCard({ service, isDeleted, sales, totals }: SalesCardProps) {
  const tone = revenueTone(sales.revenueMinor, totals.revenueMinor);
  return (
    <Card
      component="article"
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: '100%', p: 2.5 }}
    >
      <Box>
        <Typography
          variant="body2"
          sx={{ minHeight: '1.55em', color: 'primary.main', fontWeight: 650 }}
        >
          {service && serviceCategoryLabels[service.category]}
        </Typography>
        <Typography variant="h4" component="h2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {service?.name ?? (isDeleted ? 'Deleted service' : 'Unknown service')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '1.55em' }}>
          {service && `${service.duration} mins, ${formatPrice(service.price)}`}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, mt: 1, '&:empty': { display: 'none' } }}>
          {isDeleted && <StatusChip label="Deleted" tone="neutral" />}
          <RevenueToneChip tone={tone} />
        </Stack>
      </Box>
      <Stack component="dl" sx={{ gap: 1.5, m: 0, mt: 'auto' }}>
        <ShareMeter
          name="Share of revenue"
          part={sales.revenueMinor}
          whole={totals.revenueMinor}
          color={toneColors[tone]}
        />
        <ShareMeter
          name="Share of bookings"
          part={sales.bookings}
          whole={totals.bookings}
          color={toneColors.usual}
        />
        <Total name="Total bookings">{formatCount(sales.bookings)}</Total>
        <Total name="Total revenue">{formatMinor(sales.revenueMinor)}</Total>
      </Stack>
    </Card>
  );
}

const Total = ({ name, children }: { name: string; children: string }) => (
  <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography
      component="dd"
      sx={{ m: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}
    >
      {children}
    </Typography>
  </Stack>
);
