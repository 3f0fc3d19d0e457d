import { toMinorUnits } from '@carwash/domain/money/money';
import type { DateRange } from '@carwash/domain/statistics/group-by-interval';
import { rangeBefore, trendLabel } from '@carwash/domain/statistics/window-statistics';
import { daysInRange } from '@carwash/domain/time/calendar-days';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useAllTimeStatistics } from '~/entities/statistics/use-all-time-statistics';
import { callApi } from '~/lib/api/call-api';
import { useCalled } from '~/lib/api/use-called';
import { payments } from '~/ui/charts/chart-unit';
import { Trend } from '~/ui/figures/trend';
import { formatMinor } from '~/ui/format/format-price';

interface Sums {
  revenueMinor: number;
  payments: number;
}

async function askSums(days: DateRange, signal: AbortSignal): Promise<Sums> {
  const rows = await callApi('calculateByDate', { query: { ...days, interval: 'month' }, signal });
  return {
    revenueMinor: rows.reduce((sum, { totalAmount }) => sum + toMinorUnits(totalAmount), 0),
    payments: rows.reduce((sum, { totalTransactions }) => sum + totalTransactions, 0),
  };
}

/**
 * The revenue of the chosen days and how it compares with as many days before them. Asked again whenever something is
 * counted. Shows nothing for ranges that are too long to be summed.
 */
export function PeriodSums({ startDate, endDate }: DateRange) {
  const counted = useAllTimeStatistics();
  const ask = useCallback(
    (signal: AbortSignal) => {
      const days = { startDate, endDate };
      return Promise.all([askSums(days, signal), askSums(rangeBefore(days), signal)]);
    },
    [startDate, endDate],
  );
  const { state } = useCalled(ask, counted.state === 'ready' ? counted.data : null);
  if (state.state === 'failed') return null;
  if (state.state === 'loading') return <Skeleton width={280} height={28} />;
  const [now, before] = state.data;
  const count = daysInRange(startDate, endDate);
  const compared = count === 1 ? 'the day before' : `the ${count} days before`;
  return (
    <Stack
      role="group"
      aria-label="Sum of the chosen days"
      direction="row"
      sx={{ alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5 }}
    >
      <Typography sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {formatMinor(now.revenueMinor)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        from {payments.format(now.payments)}
      </Typography>
      <Trend label={trendLabel(now.revenueMinor, before.revenueMinor, compared)} />
    </Stack>
  );
}
