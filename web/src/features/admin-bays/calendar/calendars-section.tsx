import { wholeBusiness } from '@carwash/domain/calendar/calendar-feed';
import type { StaffFeed } from '@carwash/domain/calendar/endpoints';
import type { Bay } from '@carwash/domain/days/bay';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarLink } from '~/entities/calendar/calendar-link';
import { callApi } from '~/lib/api/call-api';
import { useRequestOnOpen } from '~/lib/use-request-on-open';
import { DividedList } from '~/ui/page/divided-list';
import { PageSection } from '~/ui/page/page-section';
import { FailedState } from '~/ui/states/failed-state';

const callsOf = (of: string) => ({
  renew: () => callApi('renewStaffCalendarFeed', { params: { of } }),
  stop: () => callApi('stopStaffCalendarFeed', { params: { of } }),
});

interface CalendarsProps {
  /** Email of the signed-in user. */
  email: string;
  bays: readonly Bay[];
  feeds: readonly StaffFeed[];
}

const Calendars = ({ email, bays, feeds }: CalendarsProps) => (
  <DividedList>
    {[{ _id: wholeBusiness, name: 'Whole business' }, ...bays].map(({ _id, name }) => (
      <Stack key={_id} component="li" sx={{ gap: 1, py: 2 }}>
        <Typography component="h3" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <CalendarLink
          name={name}
          createdAt={feeds.find(({ of }) => of === _id)?.createdAt ?? null}
          calls={callsOf(_id)}
          emailToProve={email}
        />
      </Stack>
    ))}
  </DividedList>
);

/** Lets one of the staff see all bookings, or those of a bay, in a calendar. */
export function CalendarsSection({ email, bays }: Omit<CalendarsProps, 'feeds'>) {
  const { answer, askAgain } = useRequestOnOpen(() => callApi('listStaffCalendarFeeds', {}));
  return (
    <PageSection title="Calendars">
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        With a private link, a calendar on your phone or computer shows the bookings of the last
        week and all to come, with customer, service and plate. Anyone who has the link can see
        them, so keep it to yourself. Your links end when your role changes.
      </Typography>
      {answer.state === 'failed' && (
        <FailedState title="Your calendars could not be loaded." onRetry={askAgain} />
      )}
      {answer.state === 'waiting' && (
        <Skeleton
          role="status"
          aria-label="Loading your calendars"
          variant="rounded"
          height={140}
        />
      )}
      {answer.state === 'ready' && <Calendars email={email} bays={bays} feeds={answer.data} />}
    </PageSection>
  );
}
