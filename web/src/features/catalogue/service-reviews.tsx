import type { Service } from '@carwash/domain/entities/service';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NoReviews } from '~/components/no-reviews.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewList } from './review-list.tsx';

/** Where a link to the reviews leads on the service's page. */
export const reviewsId = 'reviews';

/** What customers say: the summary and the reviews themselves. */
export function ServiceReviews({ service }: { service: Service }) {
  return (
    <Stack component="section" id={reviewsId} aria-label="Reviews" sx={{ gap: 3 }}>
      <Typography variant="h3" component="h2">
        Reviews
      </Typography>
      {service.ratingCount === 0 ? (
        <NoReviews />
      ) : (
        <>
          <RatingSummary service={service} />
          <ReviewList service={service} />
        </>
      )}
    </Stack>
  );
}
