import type { BookingEvent, BookingEventKind } from '@carwash/domain/bookings/booking';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import CurrencyExchangeRounded from '@mui/icons-material/CurrencyExchangeRounded';
import DirectionsCarRounded from '@mui/icons-material/DirectionsCarRounded';
import DiscountRounded from '@mui/icons-material/DiscountRounded';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import EventRepeatRounded from '@mui/icons-material/EventRepeatRounded';
import KeyRounded from '@mui/icons-material/KeyRounded';
import LocalCarWashRounded from '@mui/icons-material/LocalCarWashRounded';
import LocationOnRounded from '@mui/icons-material/LocationOnRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import MoneyOffRounded from '@mui/icons-material/MoneyOffRounded';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import PersonOffRounded from '@mui/icons-material/PersonOffRounded';
import PriceCheckRounded from '@mui/icons-material/PriceCheckRounded';
import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { withPlace } from '~/lib/clock/local-times-note';
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
  expected: UndoRounded,
  arrived: LocationOnRounded,
  washing: LocalCarWashRounded,
  ready: KeyRounded,
  collected: DirectionsCarRounded,
  paid: PaymentsRounded,
  owed: PaymentsRounded,
  part_paid: PaymentsRounded,
  discounted: DiscountRounded,
  written_off: MoneyOffRounded,
  refund_granted: PriceCheckRounded,
  refunded: CurrencyExchangeRounded,
  part_refunded: CurrencyExchangeRounded,
  refund_reopened: PriceCheckRounded,
  payment_corrected: EditNoteRounded,
  sale_undone: EventBusyRounded,
  edited: EditNoteRounded,
};

interface TimelineEntryProps {
  Icon: typeof SvgIcon;
  title: string;
  children: ReactNode;
}

/** One entry of a timeline, joined to the next one by a line. */
function TimelineEntry({ Icon, title, children }: TimelineEntryProps) {
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
        {children}
      </Box>
    </Box>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

const When = ({ moment, timeZone }: { moment: Date; timeZone: string }) => (
  <time dateTime={moment.toISOString()}>{withPlace(formatDateTime(moment, timeZone))}</time>
);

interface TimelineEventProps {
  event: BookingEvent;
  by: ReactNode;
  timeZone: string;
}

/** One event of a booking: what happened, who did it and when. */
function TimelineEvent({ event, by, timeZone }: TimelineEventProps) {
  const { title, moved, notes } = describeEvent(event);
  return (
    <TimelineEntry Icon={icons[event.kind]} title={title}>
      {moved && (
        <Typography variant="body2">
          From {withPlace(moved.from)} <br />
          to {withPlace(moved.to)}
        </Typography>
      )}
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {by}, <When moment={event.createdAt} timeZone={timeZone} />
      </Typography>
    </TimelineEntry>
  );
}

/** A message about a booking, as its timeline shows it. */
export interface TimelineMessage {
  _id: string;
  title: string;
  /** Time at which it was sent, or is to be. */
  at: Date;
  /** Outcomes, in sentences. */
  outcome: readonly string[];
}

const TimelineMessageEntry = ({ message }: { message: TimelineMessage }) => (
  <TimelineEntry Icon={MailOutlineRounded} title={message.title}>
    {message.outcome.map((sentence) => (
      <Note key={sentence}>{sentence}</Note>
    ))}
  </TimelineEntry>
);

type Entry =
  | { at: Date; event: BookingEvent; message?: undefined }
  | { at: Date; message: TimelineMessage; event?: undefined };

/** Returns events and messages in the order of their times; of the same time the event first. */
const inOrder = (events: readonly BookingEvent[], messages: readonly TimelineMessage[]): Entry[] =>
  [
    ...events.map((event) => ({ at: event.createdAt, event })),
    ...messages.map((message) => ({ at: message.at, message })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());

interface BookingTimelineProps {
  events: QueryState<BookingEvent[]>;
  /** Describes who caused an event, from the reader's view: 'By you' */
  describeActor: (event: BookingEvent) => ReactNode;
  timeZone: string;
  /** Messages about the booking. Left out: the reader does not see them. */
  messages?: readonly TimelineMessage[];
}

/** All events of a booking, the oldest first. */
export function BookingTimeline({
  events,
  describeActor,
  timeZone,
  messages = [],
}: BookingTimelineProps) {
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
      {inOrder(events.data, messages).map(({ event, message }) => (
        <ErrorBoundary
          key={event?._id ?? message?._id}
          of={event ?? message}
          instead={
            <li>
              <BrokenEntry />
            </li>
          }
        >
          {event && <TimelineEvent event={event} by={describeActor(event)} timeZone={timeZone} />}
          {message && <TimelineMessageEntry message={message} />}
        </ErrorBoundary>
      ))}
      <UnreadableNote count={events.unreadable} />
    </Box>
  );
}
