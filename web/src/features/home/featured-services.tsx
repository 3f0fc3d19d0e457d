import type { ListPageData } from '@carwash/domain/page-data';
import { sortServices } from '@carwash/domain/services/search-services';
import { useDeferredValue } from 'react';
import { useLoaderData } from 'react-router-dom';
import { NoServices } from '~/entities/services/no-services';
import { useServices } from '~/entities/services/queries';
import { ServiceCard } from '~/entities/services/service-card';
import { ServiceCardSkeleton } from '~/entities/services/service-card-skeleton';
import { ListedNextOpening } from '~/entities/slots/next-open-time';
import { useOpenTimesOfPage } from '~/entities/slots/open-times';
import { paths } from '~/lib/address/paths';
import { CardGrid } from '~/ui/page/card-grid';
import { FailedState } from '~/ui/states/failed-state';

function FeaturedSkeletons() {
  return (
    <CardGrid>
      <ServiceCardSkeleton />
      <ServiceCardSkeleton />
      <ServiceCardSkeleton />
    </CardGrid>
  );
}

const featuredCount = 3;

/** The best-rated services, live. */
export function FeaturedServices() {
  const page = useLoaderData<ListPageData | undefined>();
  // Deferred, so that the cards render in small steps and taps and scrolling stay responsive.
  const services = useDeferredValue(useServices(page?.services));
  const known = useOpenTimesOfPage(page?.openTimes);
  if (services.state === 'loading') return <FeaturedSkeletons />;
  if (services.state === 'failed') {
    return <FailedState title="Our services could not be loaded" onRetry={services.retry} />;
  }
  if (services.data.length === 0) {
    return <NoServices />;
  }
  const bestRated = sortServices(services.data, 'rating').slice(0, featuredCount);
  return (
    <CardGrid>
      {bestRated.map((service) => (
        <ServiceCard
          key={service._id}
          service={service}
          to={paths.service(service._id)}
          next={<ListedNextOpening service={service} known={known} />}
        />
      ))}
    </CardGrid>
  );
}
