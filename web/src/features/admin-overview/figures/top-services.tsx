import { rankSales } from '@carwash/domain/statistics/rank-sales';
import type { Statistics } from '@carwash/domain/statistics/statistics';
import Box from '@mui/material/Box';
import { ChartFrame } from '~/ui/charts/chart-frame.tsx';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { overviewTitles, topServiceCount } from '../overview-titles.ts';
import { TopServiceRow } from './top-service-row.tsx';

/** The services that have earned most, of all time. */
export function TopServices({ statistics }: { statistics: Statistics | null }) {
  const ranked = rankSales(statistics?.byService).slice(0, topServiceCount);
  const [best] = ranked;
  if (!best) {
    return (
      <ChartFrame title={overviewTitles.topServices} summary="What earns most will stand first.">
        <EmptyState title="No revenue yet" />
      </ChartFrame>
    );
  }
  return (
    <ChartFrame
      title={overviewTitles.topServices}
      summary="Since the first day, refunds taken off."
    >
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {ranked.map((sales) => (
          <TopServiceRow
            key={sales.id}
            sales={sales}
            bestMinor={best.revenueMinor}
            totalMinor={statistics?.revenueMinor ?? 0}
          />
        ))}
      </Box>
    </ChartFrame>
  );
}
