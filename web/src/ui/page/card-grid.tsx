import Box from '@mui/material/Box';
import { Children, type ReactNode, Suspense } from 'react';
import { EntryBoundary } from '~/ui/states/entry-boundary';

/**
 * Up to three cards per row, with list semantics. A card that throws shows an error in its place.
 */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
        },
        gap: 3,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {Children.map(children, (child) => (
        <li>
          <EntryBoundary entry={child}>
            <Suspense>{child}</Suspense>
          </EntryBoundary>
        </li>
      ))}
    </Box>
  );
}
