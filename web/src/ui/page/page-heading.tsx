import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: string;
  subtitle?: ReactNode;
  /** Buttons or links of the page, beside the title where there is room. */
  action?: ReactNode;
}

/** The title of a dashboard page. */
export function PageHeading({ title, subtitle, action }: PageHeadingProps) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ justifyContent: 'space-between', alignItems: { sm: 'flex-end' }, gap: 2, mb: 3 }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="h1" sx={{ fontSize: '1.5rem' }}>
          {title}
        </Typography>
        {subtitle !== undefined && (
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{subtitle}</Typography>
        )}
      </Box>
      {action}
    </Stack>
  );
}
