import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const reasons = [
  {
    title: 'Your time is yours',
    text: 'You book a slot, not a place in a queue. At that time we are ready for your car.',
  },
  {
    title: 'People who look twice',
    text: 'We go around every car once more before we hand it back, under the sills and behind the mirrors too.',
  },
  {
    title: 'Prices in plain sight',
    text: 'You see what your car and your extras cost before you book. That is what you pay, and it does not grow at the counter.',
  },
  {
    title: 'Plans may change',
    text: 'Something came up? Move your booking to another open time yourself, without calling anybody.',
  },
  {
    title: 'Gentle on the paint',
    text: 'Mild products, clean cloths and the right brush for every surface. Shine should not cost lacquer.',
  },
  {
    title: 'Sparing with water',
    text: 'We measure what a wash needs and use that. Ask for the eco-friendly services if you want even less.',
  },
] as const;

export function Reasons() {
  return (
    <Box
      component="section"
      aria-labelledby="reasons-title"
      sx={{ py: { xs: 7, md: 11 }, bgcolor: 'background.paper' }}
    >
      <Container>
        <Typography variant="h2" id="reasons-title" sx={{ mb: { xs: 4, md: 6 } }}>
          Why choose us
        </Typography>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            columnGap: { xs: 3, md: 6 },
            rowGap: { xs: 3.5, md: 5 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              md: 'repeat(3, minmax(0, 1fr))',
            },
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {reasons.map(({ title, text }) => (
            <Box key={title} component="li" sx={{ display: 'flex', gap: 1.5 }}>
              <CheckCircleOutlineRounded aria-hidden sx={{ color: 'primary.main', mt: '1px' }} />
              <Box>
                <Typography variant="h5" component="h3" sx={{ mb: 0.5 }}>
                  {title}
                </Typography>
                <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
              </Box>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
