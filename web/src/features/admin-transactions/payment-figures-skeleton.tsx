import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ChartCardSkeleton } from '~/components/charts/chart-card-skeleton.tsx';
import { ChartPair } from '~/components/charts/chart-pair.tsx';
import { FigureCard } from '~/components/figures/figure-card.tsx';
import { FigureGrid } from '~/components/figures/figure-grid.tsx';
import { chartTitles, figureNames } from './figure-names.ts';

/** Bars that a car wash is likely to have. */
const usualServices = 8;

/** Holds the places of everything that comes from the counters. */
export const PaymentFiguresSkeleton = () => (
  <Stack role="status" aria-label="Loading the figures" sx={{ gap: 3 }}>
    <FigureGrid>
      {Object.values(figureNames).map(({ name, Icon }) => (
        <FigureCard
          key={name}
          name={name}
          Icon={Icon}
          figure={<Skeleton width="60%" />}
          note={<Skeleton width="75%" />}
          trend={<Skeleton width="65%" />}
        />
      ))}
    </FigureGrid>
    <ChartPair>
      <ChartCardSkeleton kind="bar" title={chartTitles.services} count={usualServices} />
      <ChartCardSkeleton kind="pie" title={chartTitles.statuses} />
    </ChartPair>
  </Stack>
);
