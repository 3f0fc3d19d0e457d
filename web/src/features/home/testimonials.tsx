import type { Review } from '@carwash/domain/reviews/review';
import { businessDay } from '@carwash/domain/time/business-time';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { NoReviews } from '~/entities/reviews/no-reviews';
import { useLatestReviews } from '~/entities/reviews/queries';
import { RatingStars } from '~/entities/reviews/rating-stars';
import { ReviewAnswer } from '~/entities/reviews/review-answer';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { CardCarousel } from '~/ui/page/card-carousel';
import { CardGrid } from '~/ui/page/card-grid';
import { InitialsAvatar } from '~/ui/page/initials-avatar';
import { FailedState } from '~/ui/states/failed-state';
import { TestimonialSkeletons } from './testimonial-skeletons';

/** Lines after which a review is cut. */
const linesShown = 5;

function TestimonialCard({ review }: { review: Review }) {
  return (
    <Card
      component="figure"
      sx={{ m: 0, p: 3, height: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Box>
        <RatingStars rating={review.rating} />
      </Box>
      {review.text === '' ? (
        <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>Rated without a comment.</Typography>
      ) : (
        <Typography
          component="blockquote"
          sx={{
            mx: 0,
            mt: 1.5,
            mb: 0,
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: linesShown,
            overflow: 'hidden',
          }}
        >
          {review.text}
        </Typography>
      )}
      {review.answer && (
        <Box sx={{ mt: 1.5 }}>
          <ReviewAnswer review={review} />
        </Box>
      )}
      <Stack
        component="figcaption"
        direction="row"
        sx={{ alignItems: 'center', gap: 1.5, mt: 'auto', pt: 2.5 }}
      >
        <InitialsAvatar name={review.author.name} />
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 650 }}>
            {review.author.name}
          </Typography>
          <Typography
            component="time"
            variant="body2"
            dateTime={review.createdAt.toISOString()}
            sx={{ color: 'text.secondary' }}
          >
            {formatDay(businessDay(review.createdAt, businessTimeZone))}
          </Typography>
        </Box>
      </Stack>
    </Card>
  );
}

const testimonialCount = 6;

/** More than are shown, because of each author only the latest is. */
const readCount = 2 * testimonialCount;

const isLatestOfAuthor = ({ author }: Review, at: number, latest: readonly Review[]): boolean =>
  latest.findIndex((other) => other.author.key === author.key) === at;

/** The latest reviews, one of each author, live; on phones one at a time. */
export default function Testimonials() {
  const reviews = useLatestReviews(readCount);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  if (reviews.state === 'loading') return <TestimonialSkeletons />;
  if (reviews.state === 'failed') {
    return <FailedState title="The reviews could not be loaded" onRetry={reviews.retry} />;
  }
  if (reviews.data.length === 0) return <NoReviews />;
  const shown = reviews.data.filter(isLatestOfAuthor).slice(0, testimonialCount);
  const cards = shown.map((review) => <TestimonialCard key={review._id} review={review} />);
  return isPhone ? (
    <CardCarousel label="Latest reviews">{cards}</CardCarousel>
  ) : (
    <CardGrid>{cards}</CardGrid>
  );
}
