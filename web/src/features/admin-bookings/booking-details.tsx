import type { Booking } from '@carwash/domain/entities/booking';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { BookingFacts } from '~/components/bookings/booking-facts.tsx';
import { BookingTimeline } from '~/components/bookings/booking-timeline.tsx';
import { detailsColumns } from '~/components/bookings/details-columns.ts';
import { DetailsPanel } from '~/components/bookings/details-panel.tsx';
import { PageHeading } from '~/components/page-heading.tsx';
import { businessTimeZone } from '~/lib/business-time-zone.ts';
import { useBookingEvents } from '~/lib/live/use-booking-events.ts';
import { localTimesNote } from '~/lib/local-times-note.ts';
import { usePageTitle } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingPayment } from './booking-payment.tsx';
import { BookingStatusChip } from './booking-status-chip.tsx';
import { ByWhom } from './by-whom.tsx';
import { CancelDialogHost } from './cancel-dialog-host.tsx';
import { CustomerFacts } from './customer-facts.tsx';

/** Everything that the desk can know of a booking. */
export function BookingDetails({ booking }: { booking: Booking }) {
  const { _id, customer, service } = booking;
  usePageTitle(`${customer.name}, ${service.name}`);
  const events = useBookingEvents(_id);
  return (
    <CancelDialogHost>
      <PageHeading
        title={service.name}
        subtitle={`Booking number ${_id}`}
        action={
          <div>
            <BookingStatusChip booking={booking} />
          </div>
        }
      />
      <Box sx={detailsColumns}>
        <Stack sx={{ gap: 3 }}>
          <DetailsPanel title="Visit">
            <Visit booking={booking} />
          </DetailsPanel>
          <DetailsPanel title="Customer">
            <CustomerFacts customer={customer} />
          </DetailsPanel>
          <DetailsPanel title="Payment">
            <BookingPayment bookingId={_id} />
          </DetailsPanel>
        </Stack>
        <DetailsPanel title="Timeline">
          <BookingTimeline
            events={events}
            byWhom={({ by }) => <ByWhom by={by} customer={customer} />}
            timeZone={businessTimeZone}
          />
        </DetailsPanel>
      </Box>
    </CancelDialogHost>
  );
}

function Visit({ booking }: { booking: Booking }) {
  const timesNote = localTimesNote();
  return (
    <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
      <BookingFacts booking={booking} />
      {timesNote !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {timesNote}
        </Typography>
      )}
      <BookingActions booking={booking} />
      <Link component={RouterLink} to={paths.service(booking.service._id)}>
        See the service
      </Link>
    </Stack>
  );
}
