import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import Typography from '@mui/material/Typography';
import { keptNextBooking } from '~/entities/bookings/next-booking';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { formatAsOf } from '~/ui/format/format-as-of';
import { PageSection } from '~/ui/page/page-section';
import { EmptyState } from '~/ui/states/empty-state';
import { NextBookingCard } from './next-booking-card';

/** The next booking as this device last stored it, shown without a connection. */
export function KeptNextBooking({ uid }: { uid: string }) {
  const kept = keptNextBooking(uid);
  if (!kept) {
    return (
      <EmptyState
        icon={<CloudOffRounded aria-hidden />}
        title="Your bookings need a connection"
        description="They are shown as soon as you are online again."
      />
    );
  }
  const { booking } = kept;
  const asOf = `As of ${formatAsOf(kept.asOf, new Date(), businessTimeZone)}`;
  return (
    <PageSection title="Next booking">
      {booking ? (
        <NextBookingCard booking={booking} title={booking.service.name}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {asOf}
          </Typography>
        </NextBookingCard>
      ) : (
        <EmptyState
          icon={<CloudOffRounded aria-hidden />}
          title="No upcoming bookings"
          description={asOf}
        />
      )}
    </PageSection>
  );
}
