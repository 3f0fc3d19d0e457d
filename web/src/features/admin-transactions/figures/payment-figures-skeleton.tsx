import { transactionStatuses } from '@carwash/domain/payments/transaction';
import Stack from '@mui/material/Stack';
import { ChartCardSkeleton } from '~/ui/charts/chart-card-skeleton.tsx';
import { ChartPair } from '~/ui/charts/chart-pair.tsx';
import { FigureCardsSkeleton } from '~/ui/figures/figure-cards-skeleton.tsx';
import { chartTitles, figureNames } from './figure-names.ts';

/** Bars that a car wash is likely to have. */
const usualServices = 8;

/** Holds the places of everything that comes from the counters. */
export const PaymentFiguresSkeleton = () => (
  <Stack role="status" aria-label="Loading the figures" sx={{ gap: 3 }}>
    <FigureCardsSkeleton cards={figureNames} />
    <ChartPair>
      <ChartCardSkeleton kind="bar" title={chartTitles.services} count={usualServices} />
      <ChartCardSkeleton
        kind="pie"
        title={chartTitles.statuses}
        count={transactionStatuses.length}
      />
    </ChartPair>
  </Stack>
);
