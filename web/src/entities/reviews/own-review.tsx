import type { Review } from '@carwash/domain/reviews/review';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ReviewText } from './review-text.tsx';
import { StarsAndDay } from './stars-and-day.tsx';

interface OwnReviewProps {
  review: Review;
  day: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** What the customer has written, and what they may do about it. */
export function OwnReview({ review, day, onEdit, onDelete }: OwnReviewProps) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      <StarsAndDay rating={review.rating} day={day} />
      {review.text !== '' && <ReviewText text={review.text} />}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="outlined" size="small" onClick={onEdit}>
          Edit
        </Button>
        <Button color="error" size="small" onClick={onDelete}>
          Delete
        </Button>
      </Stack>
    </Stack>
  );
}
