import { ServiceCardSkeleton } from '~/components/service-card-skeleton.tsx';
import { CardGrid } from './card-grid.tsx';

export function FeaturedSkeletons() {
  return (
    <CardGrid>
      <ServiceCardSkeleton />
      <ServiceCardSkeleton />
      <ServiceCardSkeleton />
    </CardGrid>
  );
}
