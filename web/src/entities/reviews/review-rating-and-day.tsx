import { formatDay } from '@carwash/domain/time/calendar-days';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RatingStars } from './rating-stars';

interface ReviewRatingAndDayProps {
  rating: number;
  /** yyyy-MM-dd */
  day: string;
}

/** The rating of a review and the day it was written. */
export const ReviewRatingAndDay = ({ rating, day }: ReviewRatingAndDayProps) => (
  <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
    <RatingStars rating={rating} size="1rem" />
    <Typography component="time" dateTime={day} variant="body2" sx={{ color: 'text.secondary' }}>
      {formatDay(day)}
    </Typography>
  </Stack>
);
