import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarLink } from '~/entities/calendar/calendar-link';
import { callApi } from '~/lib/api/call-api';
import { useRequestOnOpen } from '~/lib/use-request-on-open';
import { PageSection } from '~/ui/page/page-section';
import { FailedState } from '~/ui/states/failed-state';

const calls = {
  renew: () => callApi('renewOwnCalendarFeed', {}),
  stop: () => callApi('stopOwnCalendarFeed', {}),
};

function OwnLink() {
  const { answer, askAgain } = useRequestOnOpen(() => callApi('getOwnCalendarFeed', {}));
  if (answer.state === 'failed') {
    return <FailedState title="Your calendar could not be loaded." onRetry={askAgain} />;
  }
  if (answer.state === 'waiting') {
    return (
      <Skeleton role="status" aria-label="Loading your calendar" variant="rounded" height={44} />
    );
  }
  const createdAt = answer.data?.createdAt ?? null;
  return <CalendarLink name="Your bookings" createdAt={createdAt} calls={calls} />;
}

/** Lets a customer see their bookings in their own calendar. */
export const OwnCalendar = () => (
  <PageSection title="Calendar">
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          With a private link, the calendar on your phone or computer shows your bookings and
          follows every change. Anyone who has the link can see them, so keep it to yourself.
        </Typography>
        <OwnLink />
      </Stack>
    </Paper>
  </PageSection>
);
