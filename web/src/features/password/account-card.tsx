import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface AccountCardProps {
  title: string;
  children: ReactNode;
}

/** The layout of the pages that send account mails or open their links. */
export function AccountCard({ title, children }: AccountCardProps) {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 3, sm: 6, md: 8 } }}>
      <Card sx={{ p: { xs: 2.5, sm: 5 } }}>
        <Stack sx={{ gap: 2.5 }}>
          <Typography variant="h3" component="h1">
            {title}
          </Typography>
          {children}
        </Stack>
      </Card>
    </Container>
  );
}
