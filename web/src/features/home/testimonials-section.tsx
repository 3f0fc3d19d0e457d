import { lazy, Suspense } from 'react';
import { testimonialsId } from '~/lib/address/paths.ts';
import { HomeSection } from './home-section.tsx';
import { TestimonialSkeletons } from './testimonial-skeletons.tsx';

// Live data comes after the first paint: it brings Firebase along.
const Testimonials = lazy(() => import('./testimonials.tsx'));

export function TestimonialsSection() {
  return (
    <HomeSection
      id={testimonialsId}
      title="What our customers say"
      lead="The latest reviews, as they were written."
      tone="raised"
    >
      <Suspense fallback={<TestimonialSkeletons />}>
        <Testimonials />
      </Suspense>
    </HomeSection>
  );
}
