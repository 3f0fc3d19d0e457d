import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ServiceLayoutProps {
  intro: ReactNode;
  booking: ReactNode;
  about: ReactNode;
  reviews: ReactNode;
}

/** Two columns on wide screens; on phones the slot picker follows the introduction. */
export function ServiceLayout({ intro, booking, about, reviews }: ServiceLayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 5,
        rowGap: { xs: 4, md: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
        gridTemplateRows: { md: 'auto auto 1fr' },
        gridTemplateAreas: {
          xs: '"intro" "booking" "about" "reviews"',
          md: '"intro booking" "about booking" "reviews booking"',
        },
      }}
    >
      <Box sx={{ gridArea: 'intro' }}>{intro}</Box>
      <Box sx={{ gridArea: 'booking' }}>{booking}</Box>
      <Box sx={{ gridArea: 'about' }}>{about}</Box>
      <Box sx={{ gridArea: 'reviews' }}>{reviews}</Box>
    </Box>
  );
}
