import { headlineOf } from '@carwash/domain/reviews/rating-summary';
import type { Service } from '@carwash/domain/services/service';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { HiddenReviewsNote } from '~/entities/reviews/hidden-reviews-note';
import { OwnReviewSection } from '~/entities/reviews/own-review-section';
import { RatingSummary } from '~/entities/reviews/rating-summary';
import { verifiedPart } from '~/entities/reviews/review-change';
import { useChangedSummary } from '~/entities/reviews/use-changed-summary';
import { reviewFormId, useOwnReviewSection } from '~/entities/reviews/use-own-review-section';
import { VerifiedSwitch } from '~/entities/reviews/verified-switch';
import { ReviewList } from './review-list';

/** The rating summary, the reviews and, for users who may write one, their own review. */
export default function ServiceReviews({ service }: { service: Service }) {
  const ownReview = useOwnReviewSection(service._id);
  const [isVerified, setVerified] = useState(false);
  const { change } = ownReview;
  const all = useChangedSummary(service.ratingHistogram, change);
  const verified = useChangedSummary(service.verifiedHistogram, change && verifiedPart(change));
  const listed = isVerified ? verified : all;
  const summary = isVerified ? verified : headlineOf(all, verified);
  return (
    <Stack sx={{ gap: 3 }}>
      {all.ratingCount > 0 && (
        <Stack sx={{ gap: 1 }}>
          <RatingSummary summary={summary} isOfVerified={!isVerified && summary === verified} />
          <VerifiedSwitch checked={isVerified} onChange={setVerified} />
        </Stack>
      )}
      <HiddenReviewsNote count={service.hiddenReviewCount} />
      <ReviewList
        key={String(isVerified)}
        serviceId={service._id}
        isVerified={isVerified}
        total={listed.ratingCount}
        change={change}
      />
      {ownReview.mayWrite && (
        <OwnReviewSection
          id={reviewFormId}
          heading="h3"
          placeholder={`How was ${service.name}?`}
          ownReview={ownReview}
        />
      )}
    </Stack>
  );
}
