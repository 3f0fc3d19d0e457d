import type { CustomerCard } from '@carwash/domain/customers/endpoints';
import { messageKinds } from '@carwash/domain/messages/kinds';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { messageStateLabels } from '~/entities/messages/describe-message';
import { reviewDay } from '~/entities/reviews/review-day';
import { ReviewItem } from '~/entities/reviews/review-item';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { DividedList } from '~/ui/page/divided-list';

const Nothing = ({ children }: { children: string }) => (
  <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
);

/** The newest reviews by a customer. */
export function CustomerReviews({ reviews }: Pick<CustomerCard, 'reviews'>) {
  if (reviews.length === 0) return <Nothing>No reviews.</Nothing>;
  return (
    <DividedList>
      {reviews.map((review) => (
        <Box key={review._id} component="li" sx={{ py: 2 }}>
          <ReviewItem review={review} day={reviewDay(review)} />
        </Box>
      ))}
    </DividedList>
  );
}

/** The newest messages to a customer. */
export function CustomerMessages({ messages }: Pick<CustomerCard, 'messages'>) {
  if (messages.length === 0) return <Nothing>No messages.</Nothing>;
  return (
    <DividedList>
      {messages.map(({ _id, kind, state, createdAt }) => (
        <Box key={_id} component="li" sx={{ py: 1.5 }}>
          <Typography sx={{ fontWeight: 650 }}>{messageKinds[kind].label}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {messageStateLabels[state]} · {formatDateTime(createdAt, businessTimeZone)}
          </Typography>
        </Box>
      ))}
    </DividedList>
  );
}
