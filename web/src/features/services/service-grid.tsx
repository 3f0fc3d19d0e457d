import { servicesPerPage } from '@carwash/domain/services/search-services';
import type { Service } from '@carwash/domain/services/service';
import Box from '@mui/material/Box';
import { ServiceCard } from '~/entities/services/service-card';
import { ServiceCardSkeleton } from '~/entities/services/service-card-skeleton';
import { paths } from '~/lib/address/paths';
import { CardGrid } from '~/ui/page/card-grid';

export function ServiceGrid({ services }: { services: Service[] }) {
  return (
    <CardGrid>
      {services.map((service, index) => (
        <ServiceCard
          key={service._id}
          service={service}
          to={paths.service(service._id)}
          isFirst={index === 0}
        />
      ))}
    </CardGrid>
  );
}

/** One page of card skeletons. */
export function ServiceGridSkeleton() {
  return (
    <Box role="status" aria-label="Loading services">
      <CardGrid>
        {Array.from({ length: servicesPerPage }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
          <ServiceCardSkeleton key={index} />
        ))}
      </CardGrid>
    </Box>
  );
}
