import AccessTimeRounded from '@mui/icons-material/AccessTimeRounded';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import MapOutlined from '@mui/icons-material/MapOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { OpeningHours } from '~/entities/settings/opening-hours';
import { paths } from '~/lib/address/paths';
import { business } from '~/lib/business';
import { contactLinks } from '~/lib/settings/contact-links';
import { useSettings } from '~/lib/settings/settings';
import { AboutHero } from './about-hero';
import { PicturesOfPlace } from './pictures-of-place';
import { Reasons } from './reasons';

const statements = [
  { Icon: FlagOutlined, title: 'Our mission', text: business.mission },
  { Icon: VisibilityOutlined, title: 'Our vision', text: business.vision },
] as const;

function MissionAndVision() {
  return (
    <Container
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
        py: { xs: 7, md: 11 },
      }}
    >
      {statements.map(({ Icon, title, text }) => (
        <Card key={title} component="section" aria-label={title} sx={{ p: { xs: 3, md: 5 } }}>
          <Box sx={{ color: 'primary.main', '& > svg': { fontSize: 40 } }}>
            <Icon aria-hidden />
          </Box>
          <Typography variant="h3" component="h2" sx={{ mt: 1.5, mb: 1.5 }}>
            {title}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        </Card>
      ))}
    </Container>
  );
}

function ContactDetails() {
  const settings = useSettings();
  const links = contactLinks(settings);
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
        },
        m: 0,
        mt: { xs: 4, md: 5 },
      }}
    >
      <Detail Icon={PlaceOutlined} name="Address">
        {settings.address.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Detail>
      <Detail Icon={PhoneOutlined} name="Phone">
        <Link href={links.phone}>{settings.phone}</Link>
      </Detail>
      <Detail Icon={MailOutlineRounded} name="Email">
        <Link href={links.email}>{settings.email}</Link>
      </Detail>
      <Detail Icon={AccessTimeRounded} name="Opening hours">
        <OpeningHours />
      </Detail>
    </Box>
  );
}

interface DetailProps {
  Icon: typeof PlaceOutlined;
  name: string;
  children: ReactNode;
}

function Detail({ Icon, name, children }: DetailProps) {
  return (
    <div>
      <Typography
        component="dt"
        variant="subtitle2"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          mb: 0.75,
          '& > svg': { color: 'primary.main' },
        }}
      >
        <Icon aria-hidden />
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, color: 'text.secondary' }}>
        {children}
      </Typography>
    </div>
  );
}

/** Address, opening hours and a link to the services. */
function VisitUs() {
  const { map } = contactLinks(useSettings());
  return (
    <Container sx={{ py: { xs: 7, md: 11 } }}>
      <Card
        component="section"
        aria-labelledby="visit-title"
        sx={{ p: { xs: 3, md: 6 }, borderRadius: '28px' }}
      >
        <Typography variant="h2" id="visit-title">
          Come and see us
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          Questions are welcome, by phone, by mail or over a coffee while your car dries.
        </Typography>
        <ContactDetails />
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, mt: { xs: 4, md: 5 } }}>
          <Button component={RouterLink} to={paths.services} variant="contained" size="large">
            Book a wash
          </Button>
          <Button
            href={map}
            target="_blank"
            rel="noopener"
            variant="outlined"
            size="large"
            startIcon={<MapOutlined />}
          >
            Find us on the map
            <Box component="span" sx={visuallyHidden}>
              {' '}
              (opens in a new tab)
            </Box>
          </Button>
        </Stack>
      </Card>
    </Container>
  );
}

/** /about */
export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <MissionAndVision />
      <PicturesOfPlace />
      <Reasons />
      <VisitUs />
    </>
  );
}
