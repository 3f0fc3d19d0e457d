import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';

/** What stands in the place of an entry that breaks. */
export const BrokenEntry = () => (
  <Typography variant="body2" sx={{ color: 'text.secondary', py: 1 }}>
    This entry cannot be shown.
  </Typography>
);

/** An entry of a list. When it breaks, it says so in its place, and the others stay. */
export const EntryBoundary = ({ entry, children }: { entry: unknown; children: ReactNode }) => (
  <ErrorBoundary of={entry} instead={<BrokenEntry />}>
    {children}
  </ErrorBoundary>
);
