import type { ListPageData } from '@carwash/domain/page-data';
import type { Service } from '@carwash/domain/services/service';
import Box from '@mui/material/Box';
import { useLoaderData } from 'react-router-dom';
import { ServiceCard } from '~/entities/services/service-card';
import { ServiceCardSkeleton } from '~/entities/services/service-card-skeleton';
import { ListedNextOpening } from '~/entities/slots/next-open-time';
import { useOpenTimesOfPage } from '~/entities/slots/open-times';
import { paths } from '~/lib/address/paths';
import { CardGrid } from '~/ui/page/card-grid';

export function ServiceGrid({ services }: { services: Service[] }) {
  const known = useOpenTimesOfPage(useLoaderData<ListPageData | undefined>()?.openTimes);
  return (
    <CardGrid>
      {services.map((service, index) => (
        <ServiceCard
          key={service._id}
          service={service}
          to={paths.service(service._id)}
          next={<ListedNextOpening service={service} known={known} />}
          isFirst={index === 0}
        />
      ))}
    </CardGrid>
  );
}

/** Number of cards that a large screen shows at first. */
const skeletons = 6;

export function ServiceGridSkeleton() {
  return (
    <Box role="status" aria-label="Loading services">
      <CardGrid>
        {Array.from({ length: skeletons }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
          <ServiceCardSkeleton key={index} />
        ))}
      </CardGrid>
    </Box>
  );
}
