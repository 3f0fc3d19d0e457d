import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { OpeningHours } from '~/entities/settings/opening-hours';
import { noticesPath, paths } from '~/lib/address/paths';
import { business } from '~/lib/business';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { contactLinks } from '~/lib/settings/contact-links';
import { useSettings } from '~/lib/settings/settings';
import { BrandLink } from './brand-link';
import { navigation } from './navigation';
import { notPrinted } from './not-printed';

/** High enough for a finger. The height takes the place of the gap between the links. */
const linkSx = {
  '@media (pointer: coarse)': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    my: -0.5,
  },
} as const;

const FooterLink = ({ label, to }: { label: string; to: string }) => (
  <Link
    component={RouterLink}
    to={to}
    variant="body2"
    color="inherit"
    underline="hover"
    sx={linkSx}
  >
    {label}
  </Link>
);

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography component="h2" variant="subtitle2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Stack
        sx={{ gap: 1, alignItems: 'flex-start', typography: 'body2', color: 'text.secondary' }}
      >
        {children}
      </Stack>
    </Box>
  );
}

function Contact() {
  const settings = useSettings();
  const links = contactLinks(settings);
  return (
    <Column title="Contact">
      <Typography variant="body2" component="address" sx={{ fontStyle: 'normal' }}>
        {settings.address.join(', ')}
      </Typography>
      <Link variant="body2" href={links.phone} color="inherit" underline="hover" sx={linkSx}>
        {settings.phone}
      </Link>
      <Link variant="body2" href={links.email} color="inherit" underline="hover" sx={linkSx}>
        {settings.email}
      </Link>
    </Column>
  );
}

const footerSx = {
  ...notPrinted,
  borderTop: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

function LegalLine() {
  const { name } = useSettings();
  const year = useBusinessToday().slice(0, 4);
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ justifyContent: 'space-between', rowGap: 1, color: 'text.secondary' }}
    >
      <Typography variant="body2">
        © {year} {name}. Established {business.establishedYear}.
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
        <FooterLink label="Privacy" to={paths.privacy} />
        <FooterLink label="Terms" to={paths.terms} />
        <Link variant="body2" href={noticesPath} color="inherit" underline="hover" sx={linkSx}>
          Licenses
        </Link>
      </Stack>
    </Stack>
  );
}

/** For pages on which people finish one thing. */
export const ShortFooter = () => (
  <Box component="footer" sx={footerSx}>
    <Container sx={{ py: 2.5 }}>
      <LegalLine />
    </Container>
  </Box>
);

/** Opening hours, contact details and links. */
export function Footer() {
  const { tagline } = useSettings();
  return (
    <Box component="footer" sx={footerSx}>
      <Container sx={{ py: { xs: 4, md: 5 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 6 },
            gridTemplateColumns: {
              xs: '1fr',
              sm: '1fr 1fr',
              md: '2fr 1fr 1.3fr 1.3fr',
            },
          }}
        >
          <Box>
            <BrandLink />
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5, maxWidth: 300 }}>
              {tagline && `${tagline}. `}Caring for cars since {business.establishedYear}.
            </Typography>
          </Box>
          <Column title="Explore">
            {navigation.map(({ label, to }) => (
              <FooterLink key={to} label={label} to={to} />
            ))}
          </Column>
          <Column title="Opening hours">
            <OpeningHours />
          </Column>
          <Contact />
        </Box>
        <Box sx={{ mt: { xs: 4, md: 5 } }}>
          <LegalLine />
        </Box>
      </Container>
    </Box>
  );
}
