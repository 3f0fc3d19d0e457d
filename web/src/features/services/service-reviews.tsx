import type { Service } from '@carwash/domain/services/service';
import Stack from '@mui/material/Stack';
import { OwnReviewSection } from '~/entities/reviews/own-review-section';
import { RatingSummary } from '~/entities/reviews/rating-summary';
import { useChangedSummary } from '~/entities/reviews/use-changed-summary';
import { reviewFormId, useOwnReviewSection } from '~/entities/reviews/use-own-review-section';
import { SaveDraft } from '~/lib/forms/save-draft';
import { ReviewList } from './review-list';

/** The rating summary, the reviews and, for users who may write one, their own review. */
export default function ServiceReviews({ service }: { service: Service }) {
  const ownReview = useOwnReviewSection(service._id);
  const summary = useChangedSummary(service.ratingHistogram, ownReview.change);
  return (
    <Stack sx={{ gap: 3 }}>
      {summary.ratingCount > 0 && <RatingSummary summary={summary} />}
      <ReviewList serviceId={service._id} total={summary.ratingCount} change={ownReview.change} />
      {ownReview.mayWrite && (
        <OwnReviewSection
          id={reviewFormId}
          heading="h3"
          placeholder={`How was ${service.name}?`}
          ownReview={ownReview}
          saveDraft={<SaveDraft draft={ownReview.draft} />}
        />
      )}
    </Stack>
  );
}
