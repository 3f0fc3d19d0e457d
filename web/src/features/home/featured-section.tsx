import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { FeaturedSkeletons } from './featured-skeletons.tsx';
import { HomeSection } from './home-section.tsx';

// Live data comes after the first paint: it brings Firebase along.
const FeaturedServices = lazy(() => import('./featured-services.tsx'));

export function FeaturedSection() {
  return (
    <HomeSection
      id="featured"
      title="Loved by our customers"
      lead="The services our customers rate highest."
      aside={
        <Button
          component={Link}
          to={paths.services}
          endIcon={<ArrowForwardRounded />}
          sx={{ flexShrink: 0, ml: { xs: -2.5, sm: 0 }, mr: { sm: -2.5 } }}
        >
          All services
        </Button>
      }
    >
      <Suspense fallback={<FeaturedSkeletons />}>
        <FeaturedServices />
      </Suspense>
    </HomeSection>
  );
}
