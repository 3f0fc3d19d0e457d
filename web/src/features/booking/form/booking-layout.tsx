import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

interface BookingLayoutProps {
  summary: ReactNode;
  form: ReactNode;
}

const cardSx = { p: { xs: 2.5, sm: 4 }, alignSelf: 'start' } as const;

/** The two cards of the booking page, stacked on phones. */
export function BookingLayout({ summary, form }: BookingLayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
      }}
    >
      <Paper variant="outlined" sx={cardSx}>
        {summary}
      </Paper>
      <Paper variant="outlined" sx={cardSx}>
        {form}
      </Paper>
    </Box>
  );
}

/** Skeleton of both cards while the service and the slot load. */
export function BookingLayoutSkeleton() {
  return (
    <Box role="status" aria-label="Loading your booking">
      <BookingLayout
        summary={
          <>
            <Skeleton width="70%" height={36} />
            <Skeleton width="50%" height={28} />
            <Skeleton height={120} />
          </>
        }
        form={
          <>
            <Skeleton width="40%" height={36} />
            <Skeleton height={72} />
            <Skeleton height={72} />
            <Skeleton height={72} />
          </>
        }
      />
    </Box>
  );
}
