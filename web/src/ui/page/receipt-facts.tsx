import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export type Fact = [name: string, value: ReactNode];

/** Names and values, in columns where there is room. Facts without a value are left out. */
export function ReceiptFacts({ facts }: { facts: Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 2.5,
        m: 0,
        mt: 3,
        '@media print': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(60mm, 100%), 1fr))' },
      }}
    >
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, fontWeight: 650, overflowWrap: 'anywhere' }}
            >
              {value}
            </Typography>
          </div>
        ))}
    </Box>
  );
}
