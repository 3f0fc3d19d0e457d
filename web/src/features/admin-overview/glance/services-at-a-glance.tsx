import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { CardGrid } from '~/ui/page/card-grid.tsx';
import { PageSection } from '~/ui/page/page-section.tsx';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { glanceCount, overviewTitles } from '../overview-titles.ts';
import { useBestRatedServices } from '../use-best-rated-services.ts';
import { GlanceCard, GlanceCardSkeleton } from './glance-card.tsx';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The services that customers rate highest, and the way to how each of them sells. */
export const ServicesAtAGlance = () => (
  <PageSection title={overviewTitles.services}>
    <Services />
  </PageSection>
);

function Services() {
  const services = useBestRatedServices(glanceCount);
  switch (services.state) {
    case 'loading':
      return (
        <Box role="status" aria-label="Loading the services">
          <CardGrid>
            {places.map((place) => (
              <GlanceCardSkeleton key={place} />
            ))}
          </CardGrid>
        </Box>
      );
    case 'failed':
      return <FailedState title="The services could not be loaded" onRetry={services.retry} />;
    case 'ready':
      if (services.data.length === 0) return <NoServices />;
      return (
        <>
          <CardGrid>
            {services.data.map((service) => (
              <GlanceCard key={service._id} service={service} />
            ))}
          </CardGrid>
          <Button component={Link} to={paths.serviceOverview} variant="outlined" sx={{ mt: 3 }}>
            How each service sells
          </Button>
        </>
      );
  }
}

const NoServices = () => (
  <EmptyState
    title="No services yet"
    description="Customers can book as soon as there is one."
    action={
      <Button component={Link} to={paths.addService} variant="contained" sx={{ mt: 1 }}>
        Add a service
      </Button>
    }
  />
);
