import Box from '@mui/material/Box';
import { Children, type ReactNode, Suspense } from 'react';
import { EntryBoundary } from '~/ui/states/entry-boundary';

/**
 * Up to three cards per row, as many as have room, with list semantics. A card that throws shows an error in its place.
 */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(260px, (100% - 48px) / 3), 1fr))',
        gap: { xs: 1.5, sm: 3 },
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
