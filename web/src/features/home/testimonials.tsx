import { CardGrid } from '~/components/card-grid.tsx';
import { FailedState } from '~/components/failed-state.tsx';
import { NoReviews } from '~/components/no-reviews.tsx';
import { useLatestReviews } from '~/lib/live/use-latest-reviews.ts';
import { TestimonialCard } from './testimonial-card.tsx';
import { TestimonialSkeletons } from './testimonial-skeletons.tsx';

const testimonialCount = 6;

/** The latest reviews, live. */
export default function Testimonials() {
  const reviews = useLatestReviews(testimonialCount);
  if (reviews.state === 'loading') return <TestimonialSkeletons />;
  if (reviews.state === 'failed') {
    return <FailedState title="The reviews could not be loaded" onRetry={reviews.retry} />;
  }
  if (reviews.data.length === 0) return <NoReviews />;
  return (
    <CardGrid>
      {reviews.data.map((review) => (
        <TestimonialCard key={review._id} review={review} />
      ))}
    </CardGrid>
  );
}
