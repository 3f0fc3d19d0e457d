import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { business } from '~/lib/business';
import { HomeSection } from './home-section';

const reasons = [
  {
    Icon: EventAvailableRounded,
    title: 'Live time slots',
    text: 'Open slots update before your eyes, and yours is kept for you while you pay.',
  },
  {
    Icon: LocalOfferOutlined,
    title: 'The whole price, up front',
    text: 'You see the whole price before you pay. No extras when you arrive.',
  },
  {
    Icon: WaterDropOutlined,
    title: `Careful hands since ${business.establishedYear}`,
    text: 'Soft cloths, gentle products and people who would treat their own car the same way.',
  },
  {
    Icon: LockOutlined,
    title: 'Safe payment',
    text: 'You pay by card on the payment provider’s own page. We never see your card number.',
  },
] as const;

export function WhyChooseUs() {
  return (
    <HomeSection id="why-choose-us" title="Why choose us" tone="raised">
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 5 },
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        {reasons.map(({ Icon, title, text }) => (
          <Box key={title}>
            <Box
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 52,
                height: 52,
                mb: 2,
                borderRadius: '16px',
                color: 'primary.main',
                bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 13%, transparent)',
              }}
            >
              <Icon aria-hidden />
            </Box>
            <Typography variant="h5" component="h3" sx={{ mb: 0.75 }}>
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
          </Box>
        ))}
      </Box>
    </HomeSection>
  );
}
