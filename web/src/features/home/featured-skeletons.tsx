import { CardGrid } from '~/components/card-grid.tsx';
import { ServiceCardSkeleton } from '~/components/service-card-skeleton.tsx';

export function FeaturedSkeletons() {
  return (
    <CardGrid>
      <ServiceCardSkeleton />
      <ServiceCardSkeleton />
      <ServiceCardSkeleton />
    </CardGrid>
  );
}
