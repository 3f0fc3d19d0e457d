import { rankSales } from '@carwash/domain/statistics/rank-sales';
import type { Statistics } from '@carwash/domain/statistics/statistics';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MissingServices } from '~/entities/services/missing-services.tsx';
import { useAllServices } from '~/entities/services/use-all-services.ts';
import { useAllTimeStatistics } from '~/entities/statistics/use-all-time-statistics.ts';
import { paths } from '~/lib/address/paths.ts';
import { combine } from '~/lib/live/combine.ts';
import { CardGrid } from '~/ui/page/card-grid.tsx';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { FailedState } from '~/ui/states/failed-state.tsx';
import type { Totals } from '../figures/totals.ts';
import { listSoldServices, type SoldService } from '../list-sold-services.ts';
import { SalesCardSkeletons } from './sales-card-skeletons.tsx';
import { SoldServiceCard } from './sold-service-card.tsx';

/** A card for each service. */
export function ServiceSales() {
  const statistics = useAllTimeStatistics();
  const services = useAllServices();
  const both = combine<unknown>([statistics, services]);
  if (both.state === 'failed') {
    return <FailedState title="Your services could not be loaded" onRetry={both.retry} />;
  }
  if (statistics.state !== 'ready' || services.state !== 'ready') return <SalesCardSkeletons />;
  const sold = listSoldServices(services.data.items, rankSales(statistics.data?.byService));
  if (sold.length === 0) return <NoServices />;
  return (
    <Stack sx={{ gap: 3 }}>
      <MissingServices services={services.data} />
      <Cards sold={sold} totals={totalsOf(statistics.data)} />
    </Stack>
  );
}

const totalsOf = (statistics: Statistics | null): Totals => ({
  bookings: statistics?.bookings ?? 0,
  revenueMinor: statistics?.revenueMinor ?? 0,
});

/** More are shown on request: each deleted service costs a read. */
const cardsAtOnce = 24;

function Cards({ sold, totals }: { sold: SoldService[]; totals: Totals }) {
  const [shown, setShown] = useState(cardsAtOnce);
  return (
    <div>
      <CardGrid>
        {sold.slice(0, shown).map((service) => (
          <SoldServiceCard key={service.id} sold={service} totals={totals} />
        ))}
      </CardGrid>
      {sold.length > shown && (
        <Box sx={{ mt: 3, textAlign: 'center' }}>
          <Button variant="outlined" onClick={() => setShown(shown + cardsAtOnce)}>
            Show more services
          </Button>
        </Box>
      )}
    </div>
  );
}

const NoServices = () => (
  <EmptyState
    title="No services yet"
    description="What each service brings in will show here."
    action={
      <Button component={Link} to={paths.addService} variant="contained" sx={{ mt: 1 }}>
        Add a service
      </Button>
    }
  />
);
