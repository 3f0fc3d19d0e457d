import type { BookingEvent, BookingEventKind } from '@carwash/domain/bookings/booking';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import CurrencyExchangeRounded from '@mui/icons-material/CurrencyExchangeRounded';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import EventRepeatRounded from '@mui/icons-material/EventRepeatRounded';
import PersonOffRounded from '@mui/icons-material/PersonOffRounded';
import PriceCheckRounded from '@mui/icons-material/PriceCheckRounded';
import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { QueryState } from '~/lib/query-state';
import { BrokenEntry } from '~/ui/states/entry-boundary';
import { ErrorBoundary } from '~/ui/states/error-boundary';
import { FailedState } from '~/ui/states/failed-state';
import { UnreadableNote } from '~/ui/states/unreadable-note';
import { describeEvent } from './describe-event';

const icons: Record<BookingEventKind, typeof SvgIcon> = {
  booked: EventAvailableRounded,
  rescheduled: EventRepeatRounded,
  cancelled: EventBusyRounded,
  completed: TaskAltRounded,
  no_show: PersonOffRounded,
  refund_granted: PriceCheckRounded,
  refunded: CurrencyExchangeRounded,
};

interface TimelineEventProps {
  event: BookingEvent;
  by: ReactNode;
  timeZone: string;
}

/** One event of a booking: what happened, who did it and when. */
function TimelineEvent({ event, by, timeZone }: TimelineEventProps) {
  const { title, moved, notes } = describeEvent(event);
  const Icon = icons[event.kind];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '24px minmax(0, 1fr)',
        columnGap: 2,
        '&:last-of-type .thread': { display: 'none' },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
        <Icon aria-hidden sx={{ color: 'primary.main' }} />
        <Box className="thread" sx={{ flexGrow: 1, width: 2, my: 0.5, bgcolor: 'divider' }} />
      </Box>
      <Box sx={{ pb: 2.5 }}>
        <Typography component="h3" sx={{ fontWeight: 650 }}>
          {title}
        </Typography>
        {moved && (
          <Typography variant="body2">
            From {moved.from} <br />
            to {moved.to}
          </Typography>
        )}
        {notes.map((note) => (
          <Typography key={note} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        ))}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {by},{' '}
          <time dateTime={event.createdAt.toISOString()}>
            {formatDateTime(event.createdAt, timeZone)}
          </time>
        </Typography>
      </Box>
    </Box>
  );
}

interface BookingTimelineProps {
  events: QueryState<BookingEvent[]>;
  /** Describes who caused an event, from the reader's view: 'By you' */
  describeActor: (event: BookingEvent) => ReactNode;
  timeZone: string;
}

/** All events of a booking, the oldest first. */
export function BookingTimeline({ events, describeActor, timeZone }: BookingTimelineProps) {
  if (events.state === 'loading') {
    return (
      <Skeleton role="status" aria-label="Loading the timeline" variant="rounded" height={96} />
    );
  }
  if (events.state === 'failed') {
    return <FailedState title="The timeline could not be loaded." onRetry={events.retry} />;
  }
  return (
    <Box component="ol" sx={{ m: 0, mb: -2.5, p: 0, listStyle: 'none' }}>
      {events.data.map((event) => (
        <ErrorBoundary
          key={event._id}
          of={event}
          instead={
            <li>
              <BrokenEntry />
            </li>
          }
        >
          <TimelineEvent event={event} by={describeActor(event)} timeZone={timeZone} />
        </ErrorBoundary>
      ))}
      <UnreadableNote count={events.unreadable} />
    </Box>
  );
}
