import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  description?: string;
  icon?: ReactNode;
  /** Whether it is the whole page, so that its title is the page's heading. */
  isPage?: boolean;
  /** A button or link for the next step. */
  action?: ReactNode;
}

/** A message in place of an empty list. */
export function EmptyState({ title, description, icon, isPage, action }: EmptyStateProps) {
  return (
    <Stack
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 3,
        py: 6,
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: '20px',
        color: 'text.secondary',
        '& > svg': { fontSize: 40, color: 'primary.main' },
      }}
    >
      {icon}
      <Typography component={isPage ? 'h1' : 'p'} sx={{ color: 'text.primary', fontWeight: 650 }}>
        {title}
      </Typography>
      {description !== undefined && <Typography variant="body2">{description}</Typography>}
      {action}
    </Stack>
  );
}
