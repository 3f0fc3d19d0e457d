import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AuthPanel } from './auth-panel.tsx';

export interface AuthCardProps {
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
}

/** How the pages look on which one becomes somebody here. */
export function AuthCard({ title, subtitle, children }: AuthCardProps) {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, sm: 6, md: 8 } }}>
      <Card
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '5fr 6fr' },
          maxWidth: { xs: 520, md: 'none' },
          mx: 'auto',
        }}
      >
        <AuthPanel />
        <Stack sx={{ p: { xs: 2.5, sm: 5 }, gap: 3, minWidth: 0 }}>
          <div>
            <Typography variant="h3" component="h1">
              {title}
            </Typography>
            <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{subtitle}</Typography>
          </div>
          {children}
        </Stack>
      </Card>
    </Container>
  );
}
