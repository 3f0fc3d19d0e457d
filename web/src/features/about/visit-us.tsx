import MapOutlined from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Link } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { contactLinks } from '~/lib/business.ts';
import { ContactDetails } from './contact-details.tsx';

/** Where we are, when we are there, and the way to a booking. */
export function VisitUs() {
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
          <Button component={Link} to={paths.services} variant="contained" size="large">
            Book a wash
          </Button>
          <Button
            href={contactLinks.map}
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
