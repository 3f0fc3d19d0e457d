import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { PageSection } from '~/ui/page/page-section';

/** A titled panel on a booking's page. */
export const DetailsPanel = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
    <PageSection title={title}>{children}</PageSection>
  </Paper>
);
