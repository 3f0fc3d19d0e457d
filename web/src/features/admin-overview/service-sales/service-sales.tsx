import { rankSales } from '@carwash/domain/statistics/sales-ranking';
import type { Statistics } from '@carwash/domain/statistics/statistics';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useAllServices } from '~/entities/services/admin-queries';
import { MissingServices } from '~/entities/services/missing-services';
import { NoServicesYet } from '~/entities/services/no-services-yet';
import { useService } from '~/entities/services/queries';
import { useAllTimeStatistics } from '~/entities/statistics/use-all-time-statistics';
import { combineQueryStates } from '~/lib/live/combine-query-states';
import { CardGrid } from '~/ui/page/card-grid';
import { FailedState } from '~/ui/states/failed-state';
import type { SalesTotals } from '../figures/sales-totals';
import { listSoldServices, type SoldService } from '../list-sold-services';
import { useLastSale } from '../queries';
import { SalesCard } from './sales-card';

/** Has the size of a sales card. */
const SalesCardSkeleton = () => (
  <Card
    aria-hidden
    sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: '100%', p: 2.5 }}
  >
    <div>
      <Skeleton width="35%" height={24} />
      <Skeleton width="70%" height={30} />
      <Skeleton width="45%" height={22} />
    </div>
    <Skeleton variant="rounded" height={160} />
  </Card>
);

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const SalesCardSkeletons = () => (
  <Box role="status" aria-label="Loading your services">
    <CardGrid>
      {places.map((place) => (
        <SalesCardSkeleton key={place} />
      ))}
    </CardGrid>
  </Box>
);

interface SoldServiceCardProps {
  sold: SoldService;
  totals: SalesTotals;
}

/** A sales card, whether the service is listed, unlisted or deleted. */
function SoldServiceCard({ sold, totals }: SoldServiceCardProps) {
  if (sold.service === null) return <UnlistedServiceCard sold={sold} totals={totals} />;
  return <SalesCard service={sold.service} isDeleted={false} sales={sold} totals={totals} />;
}

/** Loads a service that is not on the list. It may still be offered, because the list has a limit. */
function UnlistedServiceCard({ sold, totals }: SoldServiceCardProps) {
  const service = useService(sold.id);
  if (service.state === 'loading') return <SalesCardSkeleton />;
  if (service.state === 'ready' && service.data === null) {
    return <DeletedServiceCard sold={sold} totals={totals} />;
  }
  const known = service.state === 'ready' ? service.data : null;
  return <SalesCard service={known} isDeleted={false} sales={sold} totals={totals} />;
}

/** Shows the service as it was last sold. */
function DeletedServiceCard({ sold, totals }: SoldServiceCardProps) {
  const lastSale = useLastSale(sold.id);
  if (lastSale.state === 'loading') return <SalesCardSkeleton />;
  const known = lastSale.state === 'ready' ? lastSale.data : null;
  return <SalesCard service={known} isDeleted sales={sold} totals={totals} />;
}

/** A card for each service. */
export function ServiceSales() {
  const statistics = useAllTimeStatistics();
  const services = useAllServices();
  const both = combineQueryStates<unknown>([statistics, services]);
  if (both.state === 'failed') {
    return <FailedState title="Your services could not be loaded" onRetry={both.retry} />;
  }
  if (statistics.state !== 'ready' || services.state !== 'ready') return <SalesCardSkeletons />;
  const sold = listSoldServices(services.data.items, rankSales(statistics.data?.byService));
  if (sold.length === 0)
    return <NoServicesYet description="What each service brings in will show here." />;
  return (
    <Stack sx={{ gap: 3 }}>
      <MissingServices services={services.data} />
      <Cards sold={sold} totals={totalsOf(statistics.data)} />
    </Stack>
  );
}

const totalsOf = (statistics: Statistics | null): SalesTotals => ({
  bookings: statistics?.bookings ?? 0,
  revenueMinor: statistics?.revenueMinor ?? 0,
});

/** Cards shown at once. Further ones are shown on request, because each deleted service costs a read. */
const cardsAtOnce = 24;

function Cards({ sold, totals }: { sold: SoldService[]; totals: SalesTotals }) {
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
