import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link, useParams } from 'react-router-dom';
import { useService } from '~/entities/services/use-service.ts';
import { usePageTitle } from '~/lib/address/page-title.ts';
import { paths } from '~/lib/address/paths.ts';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { ServiceDetails } from './service-details.tsx';
import { ServicePageSkeleton } from './service-page-skeleton.tsx';

/** /services/:id: one service, its open times and what customers say about it. */
export default function ServicePage() {
  const { id = '' } = useParams();
  const service = useService(id);
  usePageTitle(service.state === 'ready' ? service.data?.name : undefined);

  return (
    <Container sx={{ py: { xs: 2, md: 4 } }}>
      <Button
        component={Link}
        to={paths.services}
        size="small"
        startIcon={<ArrowBackRounded />}
        sx={{ mb: 2, ml: -1 }}
      >
        All services
      </Button>
      {service.state === 'loading' && <ServicePageSkeleton />}
      {service.state === 'failed' && (
        <FailedState title="The service could not be loaded." onRetry={service.retry} />
      )}
      {service.state === 'ready' && service.data === null && <UnknownService />}
      {service.state === 'ready' && service.data !== null && (
        <ServiceDetails key={id} service={service.data} />
      )}
    </Container>
  );
}

function UnknownService() {
  return (
    <Box sx={{ py: { xs: 4, md: 8 } }}>
      <EmptyState
        title="We could not find this service."
        description="It may have been taken off our list, or the link may be mistyped."
        action={
          <Button component={Link} to={paths.services} variant="contained" sx={{ mt: 1 }}>
            See all services
          </Button>
        }
      />
    </Box>
  );
}
