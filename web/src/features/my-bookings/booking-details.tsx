import type { Booking } from '@carwash/domain/entities/booking';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageHeading } from '~/components/page-heading.tsx';
import { localTimesNote } from '~/lib/local-times-note.ts';
import { usePageTitle } from '~/lib/page-title.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingPayment } from './booking-payment.tsx';
import { BookingStatusChip } from './booking-status-chip.tsx';
import { BookingTimeline } from './booking-timeline.tsx';
import { CancelDialogHost } from './cancel-dialog-host.tsx';
import { detailsColumns } from './details-columns.ts';
import { DetailsPanel } from './details-panel.tsx';
import { ServiceLinks } from './service-links.tsx';

/** What was booked, what was paid for it and what has happened since. */
export function BookingDetails({ booking }: { booking: Booking }) {
  usePageTitle(booking.service.name);
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
          <BookingTimeline booking={booking} />
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
