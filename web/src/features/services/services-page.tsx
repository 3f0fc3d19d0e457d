import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useServices } from '~/entities/services/use-services.ts';
import { useSession } from '~/lib/session/use-session.ts';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { BookedPanel } from './booked-panel.tsx';
import { ServiceFilters } from './service-filters.tsx';
import { ServiceGridSkeleton } from './service-grid.tsx';
import { ServiceResults } from './service-results.tsx';
import { useBookedTransactionId } from './use-booked-transaction-id.ts';
import { useServiceQuery } from './use-service-query.ts';

/** /services: every service, searched, filtered, sorted and paged by the address. */
export default function ServicesPage() {
  const services = useServices();
  const { user } = useSession();
  const { query, choose, refine, searchOfPage } = useServiceQuery();
  const { bookedTransactionId, dismiss } = useBookedTransactionId();

  return (
    <Container component={Stack} sx={{ gap: 4, py: { xs: 4, md: 6 } }}>
      {user && bookedTransactionId !== null && (
        <BookedPanel transactionId={bookedTransactionId} onDismiss={dismiss} />
      )}
      <Stack component="header" sx={{ gap: 1 }}>
        <Typography variant="h2" component="h1">
          Our services
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary' }}>
          Pick a wash, choose an open time slot and pay by card. Your slot is yours right away.
        </Typography>
      </Stack>
      <ServiceFilters query={query} onChoose={choose} onRefine={refine} />
      {services.state === 'loading' && <ServiceGridSkeleton />}
      {services.state === 'failed' && (
        <FailedState title="The services could not be loaded." onRetry={services.retry} />
      )}
      {services.state === 'ready' && (
        <ServiceResults
          catalogue={services.data}
          query={query}
          searchOfPage={searchOfPage}
          onClearFilters={() => choose({ search: '', category: null })}
        />
      )}
    </Container>
  );
}
