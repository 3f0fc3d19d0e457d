import { ServiceCardSkeleton } from '~/entities/services/service-card-skeleton';
import { CardGrid } from '~/ui/page/card-grid';

export function FeaturedSkeletons() {
  return (
    <CardGrid>
      <ServiceCardSkeleton />
      <ServiceCardSkeleton />
      <ServiceCardSkeleton />
    </CardGrid>
  );
}
