import { ClosingCall } from './closing-call.tsx';
import { FeaturedSection } from './featured-section.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

export default function HomePage() {
  return (
    <>
      <Hero />
      <FeaturedSection />
      <WhyChooseUs />
      <HowItWorks />
      <TestimonialsSection />
      <ClosingCall />
    </>
  );
}
