import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths, testimonialsId } from '~/lib/address/paths';
import { LazyPart } from '~/ui/states/lazy-part';
import { WhenInView } from '~/ui/states/when-in-view';
import { buttonOnDark, darkGradient } from './dark-background';
import { FeaturedServices } from './featured-services';
import { Hero } from './hero';
import { HomeSection } from './home-section';
import { HowItWorks } from './how-it-works';
import { TestimonialSkeletons } from './testimonial-skeletons';
import { WhyChooseUs } from './why-choose-us';

function CallToAction() {
  return (
    <Container sx={{ py: { xs: 5, md: 7 } }}>
      <Box
        component="section"
        aria-labelledby="closing-title"
        sx={{
          px: 3,
          py: { xs: 5, md: 7 },
          textAlign: 'center',
          borderRadius: '28px',
          background: darkGradient,
          color: 'depth.contrastText',
        }}
      >
        <Typography variant="h2" id="closing-title">
          Ready for that just-washed feeling?
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ mt: 1.5, mb: 4, opacity: 0.88 }}>
          See which times are open this week and take yours.
        </Typography>
        <Button
          component={RouterLink}
          to={paths.services}
          variant="contained"
          size="large"
          sx={buttonOnDark}
        >
          Find your slot
        </Button>
      </Box>
    </Container>
  );
}

// Lazy, because most visitors do not scroll down to it.
const Testimonials = lazy(() => import('./testimonials'));

function TestimonialsSection() {
  return (
    <HomeSection
      id={testimonialsId}
      title="What our customers say"
      lead="The latest reviews, as they were written."
      tone="raised"
    >
      <WhenInView fallback={<TestimonialSkeletons />}>
        <LazyPart missing="The reviews could not be loaded" fallback={<TestimonialSkeletons />}>
          <Testimonials />
        </LazyPart>
      </WhenInView>
    </HomeSection>
  );
}

function FeaturedSection() {
  return (
    <HomeSection
      id="featured"
      title="Loved by our customers"
      lead="The services our customers rate highest."
      aside={
        <Button
          component={RouterLink}
          to={paths.services}
          endIcon={<ArrowForwardRounded />}
          sx={{ flexShrink: 0, ml: { xs: -2.5, sm: 0 }, mr: { sm: -2.5 } }}
        >
          All services
        </Button>
      }
    >
      <FeaturedServices />
    </HomeSection>
  );
}

export default function HomePage() {
  return (
    <>
      <Hero />
      <Suspense>
        <FeaturedSection />
      </Suspense>
      <Suspense>
        <WhyChooseUs />
      </Suspense>
      <Suspense>
        <HowItWorks />
      </Suspense>
      <Suspense>
        <TestimonialsSection />
      </Suspense>
      <Suspense>
        <CallToAction />
      </Suspense>
    </>
  );
}
