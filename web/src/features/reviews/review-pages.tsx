import type { Rating, Review } from '@carwash/domain/reviews/review';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { NoReviews } from '~/entities/reviews/no-reviews.tsx';
import { starsText } from '~/entities/reviews/rating-text.ts';
import { type ReviewChange, withReviewChange } from '~/entities/reviews/review-change.ts';
import { CardGrid } from '~/ui/page/card-grid.tsx';
import { Pager } from '~/ui/page/pager.tsx';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { UnreadableNote } from '~/ui/states/unreadable-note.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewCardSkeletons } from './review-card-skeletons.tsx';
import { reviewListId, starsLink } from './stars-filter.ts';
import { useReviews } from './use-reviews.ts';

/** A page begins at its top, for the eye and for the keyboard. */
function goToTop() {
  const list = document.getElementById(reviewListId);
  list?.scrollIntoView({ block: 'start' });
  list?.focus({ preventScroll: true });
}

/** The same turn of a page, seen from its top. */
const fromTop = (turn: (() => void) | null) =>
  turn &&
  (() => {
    turn();
    goToTop();
  });

interface ReviewPagesProps {
  /** Only reviews with so many stars; null: all. */
  stars: Rating | null;
  /** What the list may not know yet; null: nothing. */
  change: ReviewChange | null;
}

/** The reviews, newest first, page by page. */
export function ReviewPages({ stars, change }: ReviewPagesProps) {
  const { page, number, previous, next } = useReviews(stars);
  if (page.state === 'failed') {
    return <FailedState title="The reviews could not be loaded." onRetry={page.retry} />;
  }
  if (page.state === 'loading') return <ReviewCardSkeletons />;

  const belongs = ({ rating }: Review) =>
    (stars === null || rating === stars) && (number === 1 || change?.before !== null);
  const reviews = change ? withReviewChange(page.data, change, belongs) : page.data;
  return (
    <>
      {reviews.length === 0 ? (
        <NothingHere stars={stars} />
      ) : (
        <CardGrid>
          {reviews.map((review) => (
            <ReviewCard key={review._id} review={review} />
          ))}
        </CardGrid>
      )}
      <UnreadableNote count={page.unreadable} />
      <Pager label="Reviews" number={number} previous={fromTop(previous)} next={fromTop(next)} />
    </>
  );
}

function NothingHere({ stars }: { stars: Rating | null }) {
  if (stars === null) return <NoReviews />;
  return (
    <EmptyState
      title={`No reviews with ${starsText(stars)}`}
      description="Nobody has rated us so."
      action={
        <Button component={Link} to={starsLink(null)} preventScrollReset sx={{ mt: 1 }}>
          Show all reviews
        </Button>
      }
    />
  );
}
