import { ServiceCardSkeleton } from '~/entities/services/service-card-skeleton.tsx';
import { CardGrid } from '~/ui/page/card-grid.tsx';

export function FeaturedSkeletons() {
  return (
    <CardGrid>
      <ServiceCardSkeleton />
      <ServiceCardSkeleton />
      <ServiceCardSkeleton />
    </CardGrid>
  );
}
