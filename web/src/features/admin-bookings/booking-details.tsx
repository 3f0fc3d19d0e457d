import type { Booking } from '@carwash/domain/bookings/booking';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { BookedVisit } from '~/components/bookings/booked-visit.tsx';
import { BookingSheet } from '~/components/bookings/booking-sheet.tsx';
import { BookingTimeline } from '~/components/bookings/booking-timeline.tsx';
import { DetailsPanel } from '~/components/bookings/details-panel.tsx';
import { businessTimeZone } from '~/lib/business-time-zone.ts';
import { useBookingEvents } from '~/lib/live/use-booking-events.ts';
import { localTimesNote } from '~/lib/local-times-note.ts';
import { usePageTitle } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingPayment } from './booking-payment.tsx';
import { BookingStatusChip } from './booking-status-chip.tsx';
import { ByWhom } from './by-whom.tsx';
import { CustomerFacts } from './customer-facts.tsx';

/** Everything that the desk can know of a booking. */
export function BookingDetails({ booking }: { booking: Booking }) {
  const { _id, customer, service } = booking;
  usePageTitle(`${customer.name}, ${service.name}`);
  const events = useBookingEvents(_id);
  return (
    <BookingSheet
      booking={booking}
      chip={<BookingStatusChip booking={booking} />}
      timeline={
        <BookingTimeline
          events={events}
          byWhom={({ by }) => <ByWhom by={by} customer={customer} />}
          timeZone={businessTimeZone}
        />
      }
    >
      <DetailsPanel title="Visit">
        <BookedVisit booking={booking} timesNote={localTimesNote()}>
          <BookingActions booking={booking} />
          <Link component={RouterLink} to={paths.service(service._id)}>
            See the service
          </Link>
        </BookedVisit>
      </DetailsPanel>
      <DetailsPanel title="Customer">
        <CustomerFacts customer={customer} />
      </DetailsPanel>
      <DetailsPanel title="Payment">
        <BookingPayment booking={booking} />
      </DetailsPanel>
    </BookingSheet>
  );
}
