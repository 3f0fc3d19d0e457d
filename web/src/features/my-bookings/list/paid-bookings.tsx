import type { Booking } from '@carwash/domain/bookings/booking';
import Stack from '@mui/material/Stack';
import { usePaidBookings } from '~/entities/bookings/use-paid-bookings.ts';
import { PageSection } from '~/ui/page/page-section.tsx';
import { EntryBoundary } from '~/ui/states/entry-boundary.tsx';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { UnreadableNote } from '~/ui/states/unreadable-note.tsx';
import { BookingCard } from './booking-card.tsx';
import { NextBooking } from './next-booking.tsx';
import { NothingUpcoming } from './nothing-upcoming.tsx';
import { PaidBookingsSkeleton } from './paid-bookings-skeleton.tsx';

/** What is going on, what comes next, and what comes after that. */
export function PaidBookings({ uid }: { uid: string }) {
  const bookings = usePaidBookings(uid);
  if (bookings.state === 'loading') return <PaidBookingsSkeleton />;
  if (bookings.state === 'failed') {
    return <FailedState title="Error loading bookings" onRetry={bookings.retry} />;
  }
  const { begun, upcoming } = bookings.data;
  const [next, ...later] = upcoming;
  return (
    <>
      {begun.length > 0 && <Cards title="In progress" bookings={begun} />}
      <PageSection title="Next booking">
        {next ? (
          <EntryBoundary entry={next}>
            <NextBooking booking={next} />
          </EntryBoundary>
        ) : (
          <NothingUpcoming />
        )}
      </PageSection>
      {later.length > 0 && <Cards title="Upcoming bookings" bookings={later} />}
      <UnreadableNote count={bookings.unreadable} />
    </>
  );
}

const Cards = ({ title, bookings }: { title: string; bookings: Booking[] }) => (
  <PageSection title={title}>
    <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {bookings.map((booking) => (
        <li key={booking._id}>
          <EntryBoundary entry={booking}>
            <BookingCard booking={booking} />
          </EntryBoundary>
        </li>
      ))}
    </Stack>
  </PageSection>
);
