import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BusinessName } from '~/entities/settings/business-name';

const promises = [
  'See which slots are open, live',
  'Your slot is kept for you while you pay',
  'Pay by card and get your confirmation at once',
];

const bubble = (place: string, radius: number) =>
  `radial-gradient(circle at ${place}, rgb(255 255 255 / 6%) 0 ${radius}px, transparent ${radius + 1}px)`;

const background = [
  bubble('88% 46%', 92),
  bubble('52% 56%', 34),
  bubble('66% 40%', 16),
  'linear-gradient(160deg, var(--mui-palette-depth-main), var(--mui-palette-depth-dark))',
].join(', ');

/** The benefits of an account, beside the form on wide screens. */
function AuthPanel() {
  return (
    <Stack
      sx={{
        display: { xs: 'none', md: 'flex' },
        justifyContent: 'space-between',
        gap: 6,
        p: 5,
        color: 'depth.contrastText',
        background,
      }}
    >
      <Box>
        <Typography variant="overline" component="p" sx={{ color: 'depth.accent' }}>
          <BusinessName />
        </Typography>
        <Typography variant="h2" component="p" sx={{ mt: 1 }}>
          A clean car, without the queue.
        </Typography>
      </Box>
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {promises.map((promise) => (
          <Stack component="li" key={promise} direction="row" sx={{ gap: 1.5 }}>
            <CheckCircleIcon sx={{ color: 'depth.accent' }} />
            <Typography>{promise}</Typography>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

export interface AuthCardProps {
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
}

/** The common layout of the sign-in and the sign-up page. */
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
