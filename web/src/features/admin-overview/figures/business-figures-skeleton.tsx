import { serviceCategories } from '@carwash/domain/services/service';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ChartCardSkeleton } from '~/ui/charts/chart-card-skeleton.tsx';
import { ChartFrame } from '~/ui/charts/chart-frame.tsx';
import { ChartPair } from '~/ui/charts/chart-pair.tsx';
import { mostSlices } from '~/ui/charts/chart-rows.ts';
import { FigureCardsSkeleton } from '~/ui/figures/figure-cards-skeleton.tsx';
import { overviewTitles } from '../overview-titles.ts';
import { figureNames } from './figure-names.ts';
import { topServicesHeight } from './top-service-row.tsx';

/** Holds the places of everything that comes from the counters. */
export const BusinessFiguresSkeleton = () => (
  <Stack role="status" aria-label="Loading your figures" sx={{ gap: 3 }}>
    <FigureCardsSkeleton cards={figureNames} />
    <ChartCardSkeleton kind="area" title={overviewTitles.trend} />
    <ChartPair>
      <ChartCardSkeleton
        kind="pie"
        title={overviewTitles.categories}
        count={serviceCategories.length}
      />
      <ChartCardSkeleton kind="pie" title={overviewTitles.vehicles} count={mostSlices} />
    </ChartPair>
    <ChartFrame title={overviewTitles.topServices} summary={<Skeleton width="60%" />}>
      <Skeleton variant="rounded" height={topServicesHeight} />
    </ChartFrame>
  </Stack>
);
