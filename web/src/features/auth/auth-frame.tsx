import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageSpinner } from '~/components/page-spinner.tsx';
import { returnPath } from '~/lib/session/return-path.ts';
import { prepareSignIn } from '~/lib/session/sign-in.ts';
import { useSession } from '~/lib/session/use-session.ts';
import { AuthPanel } from './auth-panel.tsx';

interface AuthFrameProps {
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
}

/**
 * The frame of the sign-in and the sign-up page. Whoever is signed in, already or by what they do
 * here, goes on to where they were going.
 */
export function AuthFrame({ title, subtitle, children }: AuthFrameProps) {
  const { state } = useSession();
  const { search } = useLocation();
  useEffect(prepareSignIn, []);

  if (state === 'signedIn') return <Navigate to={returnPath(search)} replace />;
  if (state === 'restoring') return <PageSpinner />;
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
