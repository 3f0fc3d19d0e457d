import type { BookingEvent } from '@carwash/domain/bookings/booking';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { Listed } from '~/ui/record-list/listed.ts';
import { BrokenEntry } from '~/ui/states/entry-boundary.tsx';
import { ErrorBoundary } from '~/ui/states/error-boundary.tsx';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { UnreadableNote } from '~/ui/states/unreadable-note.tsx';
import { TimelineEvent } from './timeline-event.tsx';

interface BookingTimelineProps {
  events: Listed<BookingEvent>;
  /** Who did it, told to who looks at it: 'By you' */
  byWhom: (event: BookingEvent) => ReactNode;
  timeZone: string;
}

/** Everything that has happened to a booking, from its beginning. */
export function BookingTimeline({ events, byWhom, timeZone }: BookingTimelineProps) {
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
          <TimelineEvent event={event} by={byWhom(event)} timeZone={timeZone} />
        </ErrorBoundary>
      ))}
      <UnreadableNote count={events.unreadable} />
    </Box>
  );
}
