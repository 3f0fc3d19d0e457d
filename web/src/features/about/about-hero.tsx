import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { business } from '~/lib/business';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useSettings } from '~/lib/settings/settings';
import { CleanCarPicture } from './clean-car-picture';
import { yearsInBusiness } from './years-in-business';

/** The heading of the page, with three facts about the business. */
export function AboutHero() {
  const { name } = useSettings();
  return (
    <Box
      component="section"
      aria-labelledby="about-title"
      sx={{ bgcolor: 'depth.dark', color: 'depth.contrastText', overflow: 'hidden' }}
    >
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
          alignItems: 'center',
          gap: { xs: 4, md: 7 },
          py: { xs: 6, md: 10 },
        }}
      >
        <Box>
          <Typography variant="overline" component="p" sx={{ color: 'depth.accent', mb: 1.5 }}>
            About {name}
          </Typography>
          <Typography variant="h1" id="about-title">
            Clean cars, for people in a hurry.
          </Typography>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ mt: 2.5, maxWidth: 520, opacity: 0.88 }}
          >
            We have been washing, polishing and reviving cars since {business.establishedYear}. The
            soap has become gentler and the queue has gone. The care is the same.
          </Typography>
          <Facts />
        </Box>
        <CleanCarPicture />
      </Container>
    </Box>
  );
}

function Facts() {
  const years = yearsInBusiness(business.establishedYear, new Date(), businessTimeZone);
  const facts = [
    [String(business.establishedYear), 'Established'],
    [String(years), 'Years in business'],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 4, sm: 6 }, m: 0, mt: 5 }}
    >
      {facts.map(([value, name]) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="body2" sx={{ opacity: 0.88 }}>
            {name}
          </Typography>
          <Typography
            component="dd"
            sx={{
              m: 0,
              fontSize: '2.5rem',
              lineHeight: 1.1,
              fontWeight: 800,
              color: 'depth.accent',
            }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
