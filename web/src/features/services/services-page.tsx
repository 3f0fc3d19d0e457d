import type { ListPageData } from '@carwash/domain/page-data';
import { pageOfServices } from '@carwash/domain/services/search-services';
import type { Service } from '@carwash/domain/services/service';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { lazy, memo, Suspense, use, useDeferredValue, useMemo, useState } from 'react';
import { Link as RouterLink, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { readPaymentReturn } from '~/entities/bookings/payment-return';
import { useShowsPayment } from '~/entities/payments/payment-on-page';
import { NoServices } from '~/entities/services/no-services';
import { useSeenAt, useServices } from '~/entities/services/queries';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useSession } from '~/lib/session/use-session';
import { useSettings } from '~/lib/settings/settings';
import { formatAsOf } from '~/ui/format/format-as-of';
import { FailedState } from '~/ui/states/failed-state';
import { LazyPart } from '~/ui/states/lazy-part';
import { loadSearch } from './load-search';
import { ServiceFilters } from './service-filters';
import { ServiceGrid, ServiceGridSkeleton } from './service-grid';
import { isFiltered } from './service-query';
import { useServiceQuery } from './use-service-query';

// Lazy, because few visitors come from a payment, and most find something.
const BookedPanel = lazy(() => import('./booked-panel'));
const NothingFound = lazy(() => import('./nothing-found'));

/**
 * Manages the id of the payment from which this customer has just returned, passed in the router state by the
 * payment's return pages. Kept while the page is open, also during a search, until it is dismissed.
 */
function useBookedTransactionId(uid: string | undefined) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState<unknown>(state);

  const dismiss = () => {
    setKept(null);
    // Clears the state, so that the panel stays dismissed after a reload.
    navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  };

  return { bookedTransactionId: readPaymentReturn(kept, uid), dismiss };
}

/** The payment that has just been made. */
function Booked() {
  const { user } = useSession();
  const { bookedTransactionId, dismiss } = useBookedTransactionId(user?._id);
  useShowsPayment(bookedTransactionId);
  if (bookedTransactionId === null) return null;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={180} />}>
      <BookedPanel transactionId={bookedTransactionId} onDismiss={dismiss} />
    </Suspense>
  );
}

/**
 * Returns the services that match a search, the best match first; without one the whole catalogue. Suspends until
 * the code of the search is loaded.
 */
function useFoundServices(catalogue: Service[], search: string): Service[] {
  const loaded = search === '' ? null : use(loadSearch());
  return useMemo(
    () => loaded?.findServices(catalogue, search) ?? catalogue,
    [loaded, catalogue, search],
  );
}

/**
 * The services that match the query: one page of them, their number, and links to the other pages. Memoized,
 * because rendering it again before its code has come would replace the page's HTML by the skeleton.
 */
const ServiceResults = memo(function ServiceResults({ catalogue }: { catalogue: Service[] }) {
  const { query, choose, searchOfPage } = useServiceQuery();
  const seenAt = useSeenAt(catalogue);
  const found = useFoundServices(catalogue, query.search);
  const settings = useSettings();
  if (catalogue.length === 0) {
    return <NoServices />;
  }
  const { services, total, page, pages } = pageOfServices({ catalogue, found }, query, settings);
  return (
    <Stack component="section" aria-label="Results" sx={{ gap: 3 }}>
      <Box component="h2" sx={visuallyHidden}>
        Results
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 34, gap: 1 }}>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {countText(total)}
          {pages > 1 && ` · page ${page} of ${pages}`}
          {seenAt && ` · as of ${formatAsOf(seenAt, new Date(), businessTimeZone)}`}
        </Typography>
        {total > 0 && isFiltered(query) && (
          <Button size="small" onClick={() => choose({ search: '', category: null })}>
            Clear filters
          </Button>
        )}
      </Stack>
      {total === 0 ? <NothingFound query={query} /> : <ServiceGrid services={services} />}
      {pages > 1 && (
        <Pagination
          page={page}
          count={pages}
          color="primary"
          size="large"
          sx={{ alignSelf: 'center' }}
          renderItem={(item) => (
            <PaginationItem component={RouterLink} to={searchOfPage(item.page ?? 1)} {...item} />
          )}
        />
      )}
    </Stack>
  );
});

function countText(total: number): string {
  if (total === 0) return 'No services found';
  return total === 1 ? '1 service' : `${total} services`;
}

/** /services: all services; search, filter, order and page are in the address. */
export default function ServicesPage() {
  const services = useServices(useLoaderData<ListPageData | undefined>()?.services);
  const { query, choose, refine } = useServiceQuery();
  const catalogue = useDeferredValue(services.state === 'ready' ? services.data : null);

  return (
    <Container component={Stack} sx={{ gap: 4, py: { xs: 4, md: 6 } }}>
      <Booked />
      <Stack component="header" sx={{ gap: 1 }}>
        <Typography variant="h2" component="h1">
          Our services
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary' }}>
          Pick a wash, choose an open time slot and pay by card. Your slot is yours right away.
        </Typography>
      </Stack>
      <ServiceFilters query={query} onChoose={choose} onRefine={refine} />
      {services.state === 'failed' && (
        <FailedState title="The services could not be loaded." onRetry={services.retry} />
      )}
      {services.state !== 'failed' && catalogue === null && <ServiceGridSkeleton />}
      {services.state !== 'failed' && catalogue !== null && (
        <LazyPart missing="The search could not be loaded." fallback={<ServiceGridSkeleton />}>
          <ServiceResults catalogue={catalogue} />
        </LazyPart>
      )}
    </Container>
  );
}
