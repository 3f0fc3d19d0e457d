import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BookingTimeline, type TimelineMessage } from '~/entities/bookings/booking-timeline';
import { ByStaff } from '~/entities/users/by-staff';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import type { QueryState } from '~/lib/query-state';
import { useMessagesOfBooking } from './use-messages-of-booking';

interface ByWhomProps {
  by: BookingEvent['by'];
  customer: Booking['customer'];
}

/** Describes for the desk who caused an event: 'By the customer', 'By Ada' */
function ByWhom({ by, customer }: ByWhomProps) {
  if (by.role === 'system' || by.uid === null) return 'Automatically';
  if (by.uid === customer.uid) return 'By the customer';
  return <ByStaff uid={by.uid} />;
}

/** Says that the messages are missing from the timeline. */
const MessagesNotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <Typography variant="body2" role="alert" sx={{ mt: 2, color: 'text.secondary' }}>
    The messages could not be loaded.{' '}
    <Button size="small" onClick={onRetry}>
      Try again
    </Button>
  </Typography>
);

interface TimelineProps {
  booking: Booking;
  events: QueryState<BookingEvent[]>;
}

/** The events of a booking, for the desk. */
const EventTimeline = ({
  booking: { customer },
  ...shown
}: TimelineProps & { messages?: readonly TimelineMessage[] }) => (
  <BookingTimeline
    {...shown}
    describeActor={({ by }) => <ByWhom by={by} customer={customer} />}
    timeZone={businessTimeZone}
  />
);

/** The events of a booking among the messages about it. */
function TimelineWithMessages({ count, ...shown }: TimelineProps & { count: number }) {
  const messages = useMessagesOfBooking(shown.booking._id, count);
  return (
    <>
      <EventTimeline {...shown} messages={messages.state === 'ready' ? messages.data : []} />
      {messages.state === 'failed' && <MessagesNotLoaded onRetry={messages.retry} />}
    </>
  );
}

/** The events of a booking and the messages about it. */
export const AdminTimeline = ({ booking, events }: TimelineProps) =>
  events.state === 'ready' ? (
    <TimelineWithMessages booking={booking} events={events} count={events.data.length} />
  ) : (
    <EventTimeline booking={booking} events={events} />
  );
