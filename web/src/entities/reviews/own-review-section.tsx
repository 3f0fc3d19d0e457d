import type { Review } from '@carwash/domain/reviews/review';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { SaveDraft } from '~/lib/forms/save-draft';
import { useRestoreFocus } from '~/ui/forms/use-restore-focus';
import { FailedState } from '~/ui/states/failed-state';
import { DeleteReviewDialog } from './delete-review-dialog';
import { ReviewActions } from './review-actions';
import { ReviewAnswer } from './review-answer';
import { ReviewForm } from './review-form';
import { ReviewRatingAndDay } from './review-rating-and-day';
import { ReviewText } from './review-text';
import type { OwnReviewState } from './use-own-review-section';

/** Has the height of the form, so that nothing moves when the form loads. */
const ReviewFormSkeleton = () => (
  <Stack role="status" aria-label="Loading your review" sx={{ gap: 1 }}>
    <Skeleton width={110} />
    <Skeleton variant="rounded" width={240} height={40} />
    <Skeleton variant="rounded" height={102} sx={{ mt: 2.5 }} />
    <Skeleton variant="rounded" width={150} height={42} sx={{ mt: 3, borderRadius: 999 }} />
  </Stack>
);

interface OwnReviewProps {
  review: Review;
  day: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The customer's own review with its buttons. */
function OwnReview({ review, day, onEdit, onDelete }: OwnReviewProps) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ReviewRatingAndDay rating={review.rating} day={day} />
      {review.text !== '' && <ReviewText text={review.text} />}
      <ReviewAnswer review={review} />
      {review.hiddenAt && (
        <Alert severity="info" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          Hidden by the business: other customers do not see it, and it is not counted. Their
          reason: {review.hiddenReason}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="outlined" size="small" onClick={onEdit}>
          Edit
        </Button>
        {!review.hiddenAt && (
          <Button color="error" size="small" onClick={onDelete}>
            Delete
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

interface OwnReviewSectionProps {
  /** Element id, so that links can lead to the form. */
  id: string;
  heading: 'h2' | 'h3';
  placeholder: string;
  ownReview: OwnReviewState;
}

/** The section where a customer writes, sees, edits and deletes their one review. */
export function OwnReviewSection({ id, heading, placeholder, ownReview }: OwnReviewSectionProps) {
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const { area, enter, handlers } = useRestoreFocus();
  const { live, review, day, busy, editing } = ownReview;
  const shown =
    live.state !== 'ready' ? live.state : !review || busy || editing ? 'form' : 'review';
  const confirmDeletion = () => {
    setAsking(false);
    void ownReview.remove();
  };

  return (
    <>
      <Card
        component="section"
        id={id}
        ref={area}
        tabIndex={-1}
        aria-labelledby={titleId}
        {...handlers}
        sx={{ p: { xs: 2.5, sm: 3 } }}
      >
        <Typography id={titleId} variant="h4" component={heading} sx={{ mb: 2 }}>
          {titleOf(shown, editing)}
        </Typography>
        {shown === 'loading' && <ReviewFormSkeleton />}
        {live.state === 'failed' && (
          <FailedState title="Your review could not be loaded." onRetry={live.retry} />
        )}
        {shown === 'review' && review && day && (
          <OwnReview
            review={review}
            day={day}
            onEdit={ownReview.edit}
            onDelete={() => setAsking(true)}
          />
        )}
        {shown === 'form' && (
          <ReviewForm
            key={ownReview.writer}
            firstValues={ownReview.firstValues}
            labelledBy={titleId}
            placeholder={placeholder}
            onSubmit={ownReview.submit}
            onRatingMissing={ownReview.askForRating}
            actions={
              <ReviewActions {...ownReview} onCancel={editing ? ownReview.stopEditing : null} />
            }
          >
            <SaveDraft draft={ownReview.draft} />
          </ReviewForm>
        )}
      </Card>
      <DeleteReviewDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirmDeletion}
        onGone={enter}
      />
    </>
  );
}

function titleOf(shown: 'loading' | 'failed' | 'form' | 'review', editing: boolean): string {
  if (shown === 'review') return 'Your review';
  return editing ? 'Edit your review' : 'Write a Review';
}
