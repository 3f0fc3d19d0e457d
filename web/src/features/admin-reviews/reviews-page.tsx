import { type ReviewListPart, reviewListParts } from '@carwash/domain/reviews/endpoints';
import RateReviewRounded from '@mui/icons-material/RateReviewRounded';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useUnreadReviews } from '~/entities/reviews/unread-count';
import { useUrlFilter } from '~/lib/address/use-url-filter';
import { callApi } from '~/lib/api/call-api';
import { useCalledPages } from '~/lib/api/use-called';
import { localTimesNote } from '~/lib/clock/local-times-note';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { formatCount } from '~/ui/format/format-count';
import { PageHeading } from '~/ui/page/page-heading';
import { RecordPages } from '~/ui/record-list/record-pages';
import { EmptyState } from '~/ui/states/empty-state';
import { reviewColumns } from './review-columns';

const pageSize = 20;

/** Choice of all reviews. */
const everything = 'all';

type Shown = ReviewListPart | typeof everything;

const choices: readonly Shown[] = [everything, ...reviewListParts];

const labels: Record<Shown, string> = {
  all: 'All reviews',
  unread: 'Unread',
  hidden: 'Hidden',
};

const emptyTitles: Record<Shown, string> = {
  all: 'No Reviews Yet',
  unread: 'You have read every review',
  hidden: 'No review is hidden',
};

/** All, the unread or the hidden reviews, page by page. */
function ReviewList({ shown }: { shown: Shown }) {
  const part = reviewListParts.find((known) => known === shown);
  const { pages, reload } = useCalledPages((cursor, signal) =>
    callApi('listAllReviews', {
      query: { limit: pageSize, ...(cursor && { cursor }), ...(part && { part }) },
      signal,
    }),
  );
  const columns = useMemo(() => reviewColumns(reload), [reload]);
  return (
    <RecordPages
      caption="Reviews"
      columns={columns}
      pages={pages}
      empty={<EmptyState icon={<RateReviewRounded />} title={emptyTitles[shown]} />}
      failed="The reviews could not be loaded."
    />
  );
}

/** /dashboard/reviews: what customers have written, to read, to answer and to hide. */
export default function ReviewsPage() {
  const filter = useUrlFilter('show');
  const shown = choices.find((choice) => choice === filter.value) ?? everything;
  const unread = useUnreadReviews();
  return (
    <>
      <PageHeading
        title="Reviews"
        subtitle={localTimesNote() ?? 'Of the business and of all services, the latest first.'}
      />
      <Box component="search" aria-label="Reviews" sx={{ maxWidth: 260, mb: 3 }}>
        <TextField
          select
          fullWidth
          label="Show"
          value={shown}
          onChange={({ target }) => filter.choose(target.value === everything ? '' : target.value)}
        >
          {choices.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {labels[choice]}
              {choice === 'unread' && ` (${formatCount(unread)})`}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <DialogHost>
        <ReviewList key={shown} shown={shown} />
      </DialogHost>
    </>
  );
}
