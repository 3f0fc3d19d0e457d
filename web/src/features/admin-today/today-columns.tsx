import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface TodayColumnsProps {
  /** The cars: first on a phone. */
  visits: ReactNode;
  /** What stands beside them on a desk. */
  aside: ReactNode;
}

/** The cars of today, with the bays and the rest in a column beside them where there is room. */
export const TodayColumns = ({ visits, aside }: TodayColumnsProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 4,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
    }}
  >
    {visits}
    <Stack sx={{ gap: 4 }}>{aside}</Stack>
  </Box>
);
