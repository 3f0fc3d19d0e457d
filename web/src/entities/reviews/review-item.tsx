import type { Review } from '@carwash/domain/reviews/review';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { InitialsAvatar } from '~/ui/page/initials-avatar';
import { ReviewAnswer } from './review-answer';
import { ReviewRatingAndDay } from './review-rating-and-day';
import { ReviewText } from './review-text';
import { VerifiedCustomer } from './verified-customer';

interface ReviewItemProps {
  review: Review;
  /** The day it was written, yyyy-MM-dd. */
  day: string;
  /** The reviewed service or business, where the page does not make that clear. */
  subject?: ReactNode;
}

/** One review with its author, rating and text, and the answer to it. */
export function ReviewItem({ review, day, subject }: ReviewItemProps) {
  return (
    <Stack sx={{ gap: 1.5, height: '100%' }}>
      <Stack direction="row" sx={{ gap: 1.5 }}>
        <InitialsAvatar name={review.author.name} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {review.author.name}
          </Typography>
          <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1.5, flexWrap: 'wrap' }}>
            <ReviewRatingAndDay rating={review.rating} day={day} />
            {review.verifiedCustomer && <VerifiedCustomer />}
          </Stack>
        </Box>
      </Stack>
      {review.text !== '' && <ReviewText text={review.text} />}
      <ReviewAnswer review={review} />
      {subject}
    </Stack>
  );
}
