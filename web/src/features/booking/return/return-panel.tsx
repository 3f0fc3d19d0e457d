import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface ReturnPanelProps {
  /** A decorative icon or spinner. */
  mark: ReactNode;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** The message after returning from the payment. */
export function ReturnPanel({ mark, title, children, actions }: ReturnPanelProps) {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 6, md: 10 } }}>
      <Paper
        variant="outlined"
        component={Stack}
        sx={{
          alignItems: 'center',
          textAlign: 'center',
          gap: 2,
          p: { xs: 3, sm: 5 },
          borderRadius: '24px',
        }}
      >
        {mark}
        <Stack role="status" sx={{ gap: 1.5 }}>
          <Typography variant="h3" component="h1">
            {title}
          </Typography>
          {children}
        </Stack>
        {actions}
      </Paper>
    </Container>
  );
}
