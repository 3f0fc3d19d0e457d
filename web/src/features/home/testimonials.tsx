import { NoReviews } from '~/entities/reviews/no-reviews.tsx';
import { useLatestReviews } from '~/entities/reviews/use-latest-reviews.ts';
import { CardGrid } from '~/ui/page/card-grid.tsx';
import { FailedState } from '~/ui/states/failed-state.tsx';
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
