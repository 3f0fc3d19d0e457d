import type { Review } from '@carwash/domain/reviews/review';
import Card from '@mui/material/Card';
import { reviewDay } from '~/entities/reviews/review-day.ts';
import { ReviewItem } from '~/entities/reviews/review-item.tsx';
import { ReviewSubject } from './review-subject.tsx';

/** A review with what it is of. */
export const ReviewCard = ({ review }: { review: Review }) => (
  <Card component="article" sx={{ p: 2.5, height: '100%' }}>
    <ReviewItem
      review={review}
      day={reviewDay(review)}
      subject={<ReviewSubject serviceId={review.serviceId} />}
    />
  </Card>
);
