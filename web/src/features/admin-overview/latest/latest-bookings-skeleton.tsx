import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Heights of a card and of the table, in pixels. */
const cardHeight = 178;
const tableHeight = 344;

/** Holds the places of the latest bookings: cards, or the table where it fits. */
export const LatestBookingsSkeleton = () => (
  <div role="status" aria-label="Loading the latest bookings">
    <Skeleton
      variant="rounded"
      height={tableHeight}
      sx={{ display: { xs: 'none', lg: 'block' }, borderRadius: '20px' }}
    />
    <Stack sx={{ display: { lg: 'none' }, gap: 2 }}>
      {places.map((place) => (
        <Skeleton key={place} variant="rounded" height={cardHeight} sx={{ borderRadius: '20px' }} />
      ))}
    </Stack>
  </div>
);
