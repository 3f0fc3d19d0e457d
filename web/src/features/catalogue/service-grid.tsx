import type { Service } from '@carwash/domain/entities/service';
import { servicesPerPage } from '@carwash/domain/rules/find-services';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ServiceCard } from '~/components/service-card.tsx';
import { ServiceCardSkeleton } from '~/components/service-card-skeleton.tsx';
import { paths } from '~/lib/paths.ts';

function Grid({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {children}
    </Box>
  );
}

export function ServiceGrid({ services }: { services: Service[] }) {
  return (
    <Grid>
      {services.map((service) => (
        <li key={service._id}>
          <ServiceCard service={service} to={paths.service(service._id)} />
        </li>
      ))}
    </Grid>
  );
}

/** One page of cards on their way. */
export function ServiceGridSkeleton() {
  return (
    <Box role="status" aria-label="Loading services">
      <Grid>
        {Array.from({ length: servicesPerPage }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else to tell them apart
          <li key={index}>
            <ServiceCardSkeleton />
          </li>
        ))}
      </Grid>
    </Box>
  );
}
