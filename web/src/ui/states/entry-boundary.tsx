import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';

/** Shown in place of an entry that throws. */
export const BrokenEntry = () => (
  <Typography variant="body2" sx={{ color: 'text.secondary', py: 1 }}>
    This entry cannot be shown.
  </Typography>
);

/** An error boundary around an entry of a list: the other entries stay. */
export const EntryBoundary = ({ entry, children }: { entry: unknown; children: ReactNode }) => (
  <ErrorBoundary of={entry} instead={<BrokenEntry />}>
    {children}
  </ErrorBoundary>
);
