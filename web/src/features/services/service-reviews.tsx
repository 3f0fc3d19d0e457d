import type { Service } from '@carwash/domain/services/service';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RatingSummary } from '~/entities/reviews/rating-summary.tsx';
import { ReviewDesk } from '~/entities/reviews/review-desk.tsx';
import { useChangedSummary } from '~/entities/reviews/use-changed-summary.ts';
import { reviewDeskId, useReviewDesk } from '~/entities/reviews/use-review-desk.ts';
import { reviewsId } from '~/lib/address/paths.ts';
import { KeepDraft } from '~/lib/forms/keep-draft.tsx';
import { ReviewList } from './review-list.tsx';

/** What customers say: the summary, one's own review, and the reviews themselves. */
export function ServiceReviews({ service }: { service: Service }) {
  const desk = useReviewDesk(service._id);
  const summary = useChangedSummary(service.ratingHistogram, desk.change);
  return (
    <Stack component="section" id={reviewsId} aria-label="Reviews" sx={{ gap: 3 }}>
      <Typography variant="h3" component="h2">
        Reviews
      </Typography>
      {summary.ratingCount > 0 && <RatingSummary summary={summary} />}
      {desk.mayWrite && (
        <ReviewDesk
          id={reviewDeskId}
          heading="h3"
          placeholder={`How was ${service.name}?`}
          desk={desk}
          keepDraft={<KeepDraft draft={desk.draft} />}
        />
      )}
      <ReviewList serviceId={service._id} total={summary.ratingCount} change={desk.change} />
    </Stack>
  );
}
