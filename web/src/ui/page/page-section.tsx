import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';
import { ErrorBoundary } from '~/ui/states/error-boundary';

interface PageSectionProps {
  title: string;
  /** Buttons or links of the section, beside the title where there is room. */
  action?: ReactNode;
  children: ReactNode;
  /** Ref of the section, for moving the focus to its start. */
  ref?: Ref<HTMLElement>;
}

/** A titled section of a dashboard page. */
export function PageSection({ title, action, children, ref }: PageSectionProps) {
  const titleId = useId();
  return (
    <Box component="section" ref={ref} tabIndex={ref ? -1 : undefined} aria-labelledby={titleId}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' }, gap: 1.5, mb: 2 }}
      >
        <Typography variant="h4" component="h2" id={titleId}>
          {title}
        </Typography>
        {action}
      </Stack>
      <ErrorBoundary
        of={children}
        instead={<Typography>This part of the page cannot be shown.</Typography>}
      >
        {children}
      </ErrorBoundary>
    </Box>
  );
}
