import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { HomeSection } from './home-section';

export const howItWorksId = 'how-it-works';

const steps = [
  {
    title: 'Choose a service',
    text: 'From a quick wash to a full detail: compare prices, durations and real reviews.',
  },
  {
    title: 'Pick your slot',
    text: 'Choose a day and an open time, tell us about your vehicle and pay by card.',
  },
  {
    title: 'Drive in, drive off',
    text: 'At your time we are ready for your car. No queue.',
  },
] as const;

export function HowItWorks() {
  return (
    <HomeSection id={howItWorksId} title="How it works" lead="Three steps, about a minute.">
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {steps.map(({ title, text }, index) => (
          <Card key={title} component="li" sx={{ p: 3 }}>
            <Typography
              aria-hidden
              sx={{ fontSize: '2.5rem', lineHeight: 1, fontWeight: 800, color: 'primary.main' }}
            >
              {index + 1}
            </Typography>
            <Typography variant="h4" component="h3" sx={{ mt: 2, mb: 0.75 }}>
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
          </Card>
        ))}
      </Box>
    </HomeSection>
  );
}
