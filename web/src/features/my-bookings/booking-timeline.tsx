import type { Booking } from '@carwash/domain/entities/booking';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { FailedState } from '~/components/failed-state.tsx';
import { useBookingEvents } from '~/lib/live/use-booking-events.ts';
import { TimelineEvent } from './timeline-event.tsx';

/** Everything that has happened to a booking, from its beginning. */
export function BookingTimeline({ booking }: { booking: Booking }) {
  const events = useBookingEvents(booking._id);
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
        <TimelineEvent key={event._id} event={event} booking={booking} />
      ))}
    </Box>
  );
}
