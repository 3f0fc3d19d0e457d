import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { business } from '~/lib/business';
import { useSession } from '~/lib/session/use-session';
import { useSettings } from '~/lib/settings/settings';
import { buttonOnDark, darkGradient, outlineButtonOnDark } from './dark-background';
import { howItWorksId } from './how-it-works';
import { MostBooked } from './most-booked';

/** The top of the home page: the slogan and a link to the services. */
export function Hero() {
  return (
    <Box
      component="section"
      aria-labelledby="hero-title"
      sx={{ background: darkGradient, color: 'depth.contrastText', overflow: 'hidden' }}
    >
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 1.1fr' },
          alignItems: 'center',
          gap: { xs: 5, md: 7 },
          py: { xs: 5, md: 8 },
        }}
      >
        <Pitch />
        <Box
          component="img"
          src="/pictures/hero.svg"
          alt=""
          width={1200}
          height={700}
          fetchPriority="high"
          sx={{
            display: 'block',
            width: '100%',
            height: 'auto',
            borderRadius: '28px',
            boxShadow: '0 30px 60px -20px rgb(0 0 0 / 55%)',
          }}
        />
      </Container>
    </Box>
  );
}

/** Lazy, because only signed-in customers have visits. Without its file the newcomers' card stays. */
const OwnVisits = lazy<ComponentType<{ uid: string }>>(() =>
  import('./own-visits').catch(() => ({ default: MostBooked })),
);

/** Bookings that take one tap: the customer's own, or for everybody else the most booked service. */
function ReadyMade() {
  const { state, user } = useSession();
  if (state !== 'signedIn' || user?.role !== 'user') return <MostBooked />;
  return (
    <Suspense fallback={<MostBooked />}>
      <OwnVisits key={user._id} uid={user._id} />
    </Suspense>
  );
}

function Pitch() {
  const { name, tagline } = useSettings();
  return (
    <Box>
      <Typography variant="overline" component="p" sx={{ color: 'depth.accent', mb: 1.5 }}>
        {tagline || name} since {business.establishedYear}
      </Typography>
      <Typography variant="h1" id="hero-title">
        A spotless car, at the time you choose.
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ mt: 2.5, maxWidth: 480, opacity: 0.88 }}>
        Pick a service, choose an open slot and pay in a minute. At that time we are ready for you.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, mt: 4 }}>
        <Button
          component={RouterLink}
          to={paths.services}
          variant="contained"
          size="large"
          sx={buttonOnDark}
        >
          Book a wash
        </Button>
        <Button
          component={RouterLink}
          to={`#${howItWorksId}`}
          variant="outlined"
          size="large"
          sx={outlineButtonOnDark}
        >
          How it works
        </Button>
      </Stack>
      <ReadyMade />
    </Box>
  );
}
