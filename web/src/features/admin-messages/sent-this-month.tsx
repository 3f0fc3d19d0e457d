import type { MessageCounts } from '@carwash/domain/messages/endpoints';
import { messageKinds } from '@carwash/domain/messages/kinds';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { QueryState } from '~/lib/query-state';
import { formatCount } from '~/ui/format/format-count';
import { PageSection } from '~/ui/page/page-section';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';

function Counts({ counts }: { counts: QueryState<MessageCounts> }) {
  if (counts.state === 'loading') {
    return (
      <Skeleton role="status" aria-label="Loading the numbers" variant="rounded" height={140} />
    );
  }
  if (counts.state === 'failed') {
    return <FailedState title="The numbers could not be loaded." onRetry={counts.retry} />;
  }
  if (counts.data.sent.length === 0) return <EmptyState title="Nothing was sent this month yet" />;
  return (
    <Paper variant="outlined" sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
      <Stack component="dl" sx={{ gap: 1, m: 0, maxWidth: 420 }}>
        {counts.data.sent.map(({ kind, count }) => (
          <Stack key={kind} direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <Typography component="dt" variant="body2">
              {messageKinds[kind].reader === 'staff' && 'To the business: '}
              {messageKinds[kind].label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
            >
              {formatCount(count)}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Paper>
  );
}

/** How many messages of each kind were sent this month. */
export const SentThisMonth = (props: { counts: QueryState<MessageCounts> }) => (
  <PageSection title="Sent this month">
    <Counts {...props} />
  </PageSection>
);
