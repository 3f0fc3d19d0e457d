import type { Review } from '@carwash/domain/reviews/review';
import { businessDay } from '@carwash/domain/time/business-time';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useSettings } from '~/lib/settings/settings';
import { ReviewText } from './review-text';

const dayOf = (instant: Date): string => formatDay(businessDay(instant, businessTimeZone));

/** The answer of the business to a review, if there is one. Says when the review was changed after it. */
export function ReviewAnswer({ review: { answer, changedAt } }: { review: Review }) {
  const { name } = useSettings();
  if (!answer) return null;
  const { text, answeredAt } = answer;
  return (
    <Box sx={{ borderLeft: '3px solid', borderColor: 'divider', pl: 1.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        Answer from {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dayOf(answeredAt)}
        {changedAt && changedAt > answeredAt && `; the review was changed on ${dayOf(changedAt)}`}
      </Typography>
      <ReviewText text={text} />
    </Box>
  );
}
