import type { Booking } from '@carwash/domain/bookings/booking';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { BookAgain } from '~/entities/bookings/book-again';
import { BookingStatusChip } from '~/entities/bookings/booking-status-chip';
import { formatSlotHours } from '~/lib/clock/format-times';
import { withPlace } from '~/lib/clock/local-times-note';
import { useOnline } from '~/lib/online';
import { formatPrice } from '~/ui/format/format-price';
import { DividedList } from '~/ui/page/divided-list';
import { PageSection } from '~/ui/page/page-section';
import { Pager } from '~/ui/page/pager';
import { EmptyState } from '~/ui/states/empty-state';
import { BrokenEntry } from '~/ui/states/entry-boundary';
import { ErrorBoundary } from '~/ui/states/error-boundary';
import { FailedState } from '~/ui/states/failed-state';
import { UnreadableNote } from '~/ui/states/unreadable-note';
import { BookingLink } from '../booking-link';
import { usePastBookings } from '../queries';

/** A past booking in two short lines. */
const PastBookingRow = ({ booking }: { booking: Booking }) => (
  <Stack
    component="li"
    direction="row"
    sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, py: 1.5 }}
  >
    <div>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        <BookingLink booking={booking} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <time dateTime={booking.slot.date}>{formatDay(booking.slot.date)}</time>,{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {withPlace(formatSlotHours(booking.slot))}
        </Box>
      </Typography>
    </div>
    <Stack
      sx={{
        flexDirection: { xs: 'column', sm: 'row-reverse' },
        alignItems: { xs: 'flex-end', sm: 'center' },
        flexShrink: 0,
        gap: { xs: 0.5, sm: 2 },
      }}
    >
      <Typography sx={{ minWidth: '6rem', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {formatPrice(booking.amount)}
      </Typography>
      <BookingStatusChip booking={booking} />
      <BookAgain booking={booking} size="small" variant="text" />
    </Stack>
  </Stack>
);

/** One page of past bookings. */
const PastBookingList = ({ bookings }: { bookings: Booking[] }) => (
  <DividedList>
    {bookings.map((booking) => (
      <ErrorBoundary
        key={booking._id}
        of={booking}
        instead={
          <li>
            <BrokenEntry />
          </li>
        }
      >
        <PastBookingRow booking={booking} />
      </ErrorBoundary>
    ))}
  </DividedList>
);

const PastBookingListSkeleton = () => (
  <Skeleton role="status" aria-label="Loading past bookings" variant="rounded" height={320} />
);

/** Past and cancelled bookings, the latest first, ten per page. */
export function PastBookings({ uid }: { uid: string }) {
  const { page, number, next, previous } = usePastBookings(uid);
  const section = useRef<HTMLElement>(null);
  const online = useOnline();
  // The page shows the stored next booking instead while there is no connection.
  if (page.state !== 'ready' && !online) return null;

  /** Turns the page, and moves scroll position and focus to the top of the list. */
  const turn = (step: (() => void) | null) =>
    step &&
    (() => {
      step();
      section.current?.focus();
    });

  return (
    <PageSection title="Past bookings" ref={section}>
      {page.state === 'loading' && <PastBookingListSkeleton />}
      {page.state === 'failed' && (
        <FailedState title="Error loading past bookings" onRetry={page.retry} />
      )}
      {page.state === 'ready' &&
        (page.data.length > 0 ? (
          <PastBookingList bookings={page.data} />
        ) : (
          <EmptyState title="No past bookings" />
        ))}
      {page.state === 'ready' && <UnreadableNote count={page.unreadable} />}
      <Pager label="past bookings" number={number} previous={turn(previous)} next={turn(next)} />
    </PageSection>
  );
}
