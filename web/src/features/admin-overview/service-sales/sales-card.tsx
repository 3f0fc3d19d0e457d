import { formatPrice, fromMinorUnits } from '@carwash/domain/money/money';
import {
  type SoldService as ServiceAsSold,
  serviceCategoryLabels,
} from '@carwash/domain/services/service';
import type { Sales } from '@carwash/domain/statistics/rank-sales';
import { revenueTone } from '@carwash/domain/statistics/revenue-tone';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatCount } from '~/ui/format/format-count.ts';
import { StatusChip } from '~/ui/page/status-chip.tsx';
import type { Totals } from '../figures/totals.ts';
import { RevenueToneChip } from './revenue-tone-chip.tsx';
import { ShareMeter, toneColors } from './share-meter.tsx';

interface SalesCardProps {
  /** null: nothing but what it has sold is known. */
  service: Pick<ServiceAsSold, 'name' | 'category' | 'price' | 'duration'> | null;
  isDeleted: boolean;
  sales: Sales;
  totals: Totals;
}

/** A service in numbers. */
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
        <Total name="Total revenue">{formatPrice(fromMinorUnits(sales.revenueMinor))}</Total>
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
