import type { Booking } from '@carwash/domain/entities/booking';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BookingFacts } from '~/components/bookings/booking-facts.tsx';
import { BookingTimeline } from '~/components/bookings/booking-timeline.tsx';
import { detailsColumns } from '~/components/bookings/details-columns.ts';
import { DetailsPanel } from '~/components/bookings/details-panel.tsx';
import { PageHeading } from '~/components/page-heading.tsx';
import { businessTimeZone } from '~/lib/business-time-zone.ts';
import { useBookingEvents } from '~/lib/live/use-booking-events.ts';
import { localTimesNote } from '~/lib/local-times-note.ts';
import { usePageTitle } from '~/lib/page-title.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingPayment } from './booking-payment.tsx';
import { BookingStatusChip } from './booking-status-chip.tsx';
import { byWhom } from './by-whom.ts';
import { CancelDialogHost } from './cancel-dialog-host.tsx';
import { ServiceLinks } from './service-links.tsx';

/** What was booked, what was paid for it and what has happened since. */
export function BookingDetails({ booking }: { booking: Booking }) {
  usePageTitle(booking.service.name);
  const events = useBookingEvents(booking._id);
  return (
    <CancelDialogHost>
      <PageHeading
        title={booking.service.name}
        subtitle={`Booking number ${booking._id}`}
        action={
          <div>
            <BookingStatusChip booking={booking} />
          </div>
        }
      />
      <Box sx={detailsColumns}>
        <Stack sx={{ gap: 3 }}>
          <DetailsPanel title="Your booking">
            <WhatWasBooked booking={booking} />
          </DetailsPanel>
          <DetailsPanel title="Payment">
            <BookingPayment booking={booking} />
          </DetailsPanel>
        </Stack>
        <DetailsPanel title="Timeline">
          <BookingTimeline
            events={events}
            byWhom={(event) => byWhom(event, booking)}
            timeZone={businessTimeZone}
          />
        </DetailsPanel>
      </Box>
    </CancelDialogHost>
  );
}

function WhatWasBooked({ booking }: { booking: Booking }) {
  const timesNote = localTimesNote();
  return (
    <Stack sx={{ gap: 2.5 }}>
      <BookingFacts booking={booking} />
      {timesNote !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {timesNote}
        </Typography>
      )}
      <BookingActions booking={booking} />
      <ServiceLinks booking={booking} />
    </Stack>
  );
}
