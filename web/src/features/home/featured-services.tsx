import { searchServices } from '@carwash/domain/services/search-services';
import { CardGrid } from '~/components/card-grid.tsx';
import { FailedState } from '~/components/failed-state.tsx';
import { NoServices } from '~/components/no-services.tsx';
import { ServiceCard } from '~/components/service-card.tsx';
import { useServices } from '~/lib/live/use-services.ts';
import { paths } from '~/lib/paths.ts';
import { FeaturedSkeletons } from './featured-skeletons.tsx';

const featuredCount = 3;

/** The services with the best reviews, live. */
export default function FeaturedServices() {
  const services = useServices();
  if (services.state === 'loading') return <FeaturedSkeletons />;
  if (services.state === 'failed') {
    return <FailedState title="Our services could not be loaded" onRetry={services.retry} />;
  }
  if (services.data.length === 0) {
    return <NoServices />;
  }
  const bestRated = searchServices(services.data, {
    search: '',
    category: null,
    sortBy: 'rating',
    page: 1,
  }).services.slice(0, featuredCount);
  return (
    <CardGrid>
      {bestRated.map((service) => (
        <ServiceCard key={service._id} service={service} to={paths.service(service._id)} />
      ))}
    </CardGrid>
  );
}
