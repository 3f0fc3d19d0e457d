import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';

interface PageSectionProps {
  title: string;
  children: ReactNode;
  /** For taking the keyboard to the section's beginning. */
  ref?: Ref<HTMLElement>;
}

/** A titled part of a page of the dashboard. */
export function PageSection({ title, children, ref }: PageSectionProps) {
  const titleId = useId();
  return (
    <Box component="section" ref={ref} tabIndex={ref ? -1 : undefined} aria-labelledby={titleId}>
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
