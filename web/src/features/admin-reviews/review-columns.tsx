import type { ListedReview } from '@carwash/domain/reviews/endpoints';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { RatingStars } from '~/entities/reviews/rating-stars';
import { ReviewAnswer } from '~/entities/reviews/review-answer';
import { ReviewText } from '~/entities/reviews/review-text';
import { VerifiedCustomer } from '~/entities/reviews/verified-customer';
import { useService } from '~/entities/services/queries';
import { BusinessName } from '~/entities/settings/business-name';
import { callApi } from '~/lib/api/call-api';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { StatusChip } from '~/ui/page/status-chip';
import type { RecordColumn } from '~/ui/record-list/record-column';
import { AnswerDialog, HideDialog } from './review-dialogs';
import { type Decision, seenReview, useModerate } from './use-moderate';

const texts = {
  reviewShown: 'The review is shown again',
  reviewNotShown: 'Failed to show the review again',
  reviewNotRead: 'Failed to mark the review as read',
} as const;

/** The name of the reviewed service. */
function ServiceName({ id }: { id: string }) {
  const service = useService(id);
  if (service.state !== 'ready') return 'A service';
  return service.data?.name ?? 'A former service';
}

function Marks({ review: { isUnread, hiddenAt } }: { review: ListedReview }) {
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      {isUnread && <StatusChip label="Unread" tone="waiting" />}
      {hiddenAt ? (
        <StatusChip label="Hidden" tone="bad" />
      ) : (
        !isUnread && <StatusChip label="Shown" tone="neutral" />
      )}
    </Stack>
  );
}

/** The text of a review with the answer to it, and why it is hidden. */
const Words = ({ review }: { review: ListedReview }) => (
  <Stack sx={{ gap: 1 }}>
    {review.text === '' ? 'No text.' : <ReviewText text={review.text} />}
    <ReviewAnswer review={review} />
    {review.hiddenAt && (
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        Hidden {formatDateTime(review.hiddenAt, businessTimeZone)}: {review.hiddenReason}
      </Typography>
    )}
  </Stack>
);

/** The actions for a review. Needs a `DialogHost` around it. */
function ReviewActions({ review, onDone }: Decision) {
  const { running, moderate } = useModerate(onDone);
  const openDialog = use(DialogContext);
  const { author, answer, hiddenAt, isUnread } = review;
  const markRead = () =>
    moderate(() => callApi('markReviewRead', seenReview(review)), { failed: texts.reviewNotRead });
  const showAgain = () =>
    moderate(() => callApi('showReview', seenReview(review)), {
      done: texts.reviewShown,
      failed: texts.reviewNotShown,
    });
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, '& button': { minHeight: 44, whiteSpace: 'nowrap' } }}
    >
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        aria-label={`${answer ? 'Change answer' : 'Answer'}: ${author.name}`}
        onClick={() => openDialog(AnswerDialog, { review, onDone })}
      >
        {answer ? 'Change answer' : 'Answer'}
      </Button>
      {hiddenAt ? (
        <Button
          size="small"
          disabled={running}
          aria-label={`Show again: ${author.name}`}
          onClick={showAgain}
        >
          Show again
        </Button>
      ) : (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={`Hide: ${author.name}`}
          onClick={() => openDialog(HideDialog, { review, onDone })}
        >
          Hide
        </Button>
      )}
      {isUnread && (
        <Button
          size="small"
          disabled={running}
          aria-label={`Mark as read: ${author.name}`}
          onClick={markRead}
        >
          Mark as read
        </Button>
      )}
    </Stack>
  );
}

/**
 * Returns the columns of the list of reviews.
 * @param onDone called after a decision about a review
 */
export const reviewColumns = (onDone: () => void): readonly RecordColumn<ListedReview>[] => [
  {
    name: 'Customer',
    place: 'title',
    sx: { minWidth: 130, overflowWrap: 'anywhere' },
    cell: ({ author, isUnread }) => (
      <Box component="bdi" sx={{ fontWeight: isUnread ? 700 : undefined }}>
        {author.name}
      </Box>
    ),
  },
  {
    name: 'Written',
    place: 'subtitle',
    sx: { minWidth: 120 },
    cell: ({ createdAt }) => (
      <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt, businessTimeZone)}</time>
    ),
  },
  { name: 'State', place: 'aside', cell: (review) => <Marks review={review} /> },
  {
    name: 'About',
    place: 'fact',
    sx: { minWidth: 110, overflowWrap: 'anywhere' },
    cell: ({ serviceId }) =>
      serviceId === null ? <BusinessName /> : <ServiceName id={serviceId} />,
  },
  {
    name: 'Stars',
    place: 'fact',
    sx: { minWidth: 120 },
    cell: ({ rating, verifiedCustomer }) => (
      <>
        <RatingStars rating={rating} size="1rem" />
        {verifiedCustomer && (
          <div>
            <VerifiedCustomer />
          </div>
        )}
      </>
    ),
  },
  {
    name: 'Review',
    place: 'fact',
    isParagraph: true,
    sx: { width: '35%', overflowWrap: 'anywhere' },
    cell: (review) => <Words review={review} />,
  },
  {
    name: 'Actions',
    place: 'foot',
    cell: (review) => <ReviewActions review={review} onDone={onDone} />,
  },
];
