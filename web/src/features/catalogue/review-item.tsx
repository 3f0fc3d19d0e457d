import type { Review } from '@carwash/domain/entities/review';
import { businessDay } from '@carwash/domain/rules/business-time';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { InitialsAvatar } from '~/components/initials-avatar.tsx';
import { RatingStars } from '~/components/rating-stars.tsx';
import { businessTimeZone } from '~/lib/business-time-zone.ts';
import { formatDay } from '~/lib/format-day.ts';

/** One customer's rating and words. */
export function ReviewItem({ review }: { review: Review }) {
  const day = businessDay(review.createdAt, businessTimeZone);
  return (
    <Stack component="li" direction="row" sx={{ gap: 2 }}>
      <InitialsAvatar name={review.author.name} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>{review.author.name}</Typography>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <RatingStars rating={review.rating} size="1rem" />
          <Typography
            component="time"
            dateTime={day}
            variant="body2"
            sx={{ color: 'text.secondary' }}
          >
            {formatDay(day)}
          </Typography>
        </Stack>
        {review.text !== '' && (
          <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {review.text}
          </Typography>
        )}
      </Box>
    </Stack>
  );
}
