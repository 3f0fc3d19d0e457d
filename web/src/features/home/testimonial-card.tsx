import type { Review } from '@carwash/domain/reviews/review';
import { businessDay } from '@carwash/domain/time/business-time';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RatingStars } from '~/entities/reviews/rating-stars.tsx';
import { businessTimeZone } from '~/lib/clock/business-time-zone.ts';
import { formatDay } from '~/ui/format/format-day.ts';
import { InitialsAvatar } from '~/ui/page/initials-avatar.tsx';

/** Long reviews are cut here, on whole lines. */
const linesShown = 5;

export function TestimonialCard({ review }: { review: Review }) {
  return (
    <Card
      component="figure"
      sx={{ m: 0, p: 3, height: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Box>
        <RatingStars rating={review.rating} />
      </Box>
      {review.text === '' ? (
        <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>Rated without a comment.</Typography>
      ) : (
        <Typography
          component="blockquote"
          sx={{
            mx: 0,
            mt: 1.5,
            mb: 0,
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: linesShown,
            overflow: 'hidden',
          }}
        >
          {review.text}
        </Typography>
      )}
      <Stack
        component="figcaption"
        direction="row"
        sx={{ alignItems: 'center', gap: 1.5, mt: 'auto', pt: 2.5 }}
      >
        <InitialsAvatar name={review.author.name} />
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 650 }}>
            {review.author.name}
          </Typography>
          <Typography
            component="time"
            variant="body2"
            dateTime={review.createdAt.toISOString()}
            sx={{ color: 'text.secondary' }}
          >
            {formatDay(businessDay(review.createdAt, businessTimeZone))}
          </Typography>
        </Box>
      </Stack>
    </Card>
  );
}
