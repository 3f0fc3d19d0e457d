import Box from '@mui/material/Box';
import { CardGrid } from '~/ui/page/card-grid.tsx';
import { SalesCardSkeleton } from './sales-card-skeleton.tsx';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** In place of all services. */
export const SalesCardSkeletons = () => (
  <Box role="status" aria-label="Loading your services">
    <CardGrid>
      {places.map((place) => (
        <SalesCardSkeleton key={place} />
      ))}
    </CardGrid>
  </Box>
);
