import type { Rating, Review } from '@carwash/domain/reviews/review';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useFocusKept } from '~/ui/forms/use-focus-kept.ts';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { DeleteReviewDialog } from './delete-review-dialog.tsx';
import { OwnReview } from './own-review.tsx';
import { ReviewActions, type ReviewActionsProps } from './review-actions.tsx';
import { ReviewForm, type ReviewFormValues } from './review-form.tsx';
import { ReviewFormSkeleton } from './review-form-skeleton.tsx';

/** How the customer's own review stands, and what can be done about it. */
export interface ReviewDeskState extends Omit<ReviewActionsProps, 'onCancel'> {
  /** Whether it is known if there is a review. */
  live: { state: 'loading' | 'ready' } | { state: 'failed'; retry: () => void };
  review: Review | null;
  /** The day it was written, yyyy-MM-dd. */
  day: string | null;
  /** Changes with the person who writes. */
  writer: string;
  editing: boolean;
  edit: () => void;
  stopEditing: () => void;
  firstValues: () => ReviewFormValues;
  askForRating: () => void;
  submit: (rating: Rating, text: string) => Promise<void>;
  remove: () => Promise<void>;
}

interface ReviewDeskProps {
  /** For links to the form. */
  id: string;
  heading: 'h2' | 'h3';
  placeholder: string;
  desk: ReviewDeskState;
  /** Goes into the form and sees what is typed. */
  keepDraft: ReactNode;
}

/** Where a customer writes their one review, sees it, changes it and deletes it. */
export function ReviewDesk({ id, heading, placeholder, desk, keepDraft }: ReviewDeskProps) {
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const { area, enter, handlers } = useFocusKept();
  const { live, review, day, busy, editing } = desk;
  const shown =
    live.state !== 'ready' ? live.state : !review || busy || editing ? 'form' : 'review';
  const confirmDeletion = () => {
    setAsking(false);
    void desk.remove();
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
            onEdit={desk.edit}
            onDelete={() => setAsking(true)}
          />
        )}
        {shown === 'form' && (
          <ReviewForm
            key={desk.writer}
            firstValues={desk.firstValues}
            labelledBy={titleId}
            placeholder={placeholder}
            onSubmit={desk.submit}
            onRatingMissing={desk.askForRating}
            actions={<ReviewActions {...desk} onCancel={editing ? desk.stopEditing : null} />}
          >
            {keepDraft}
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
