import type { Booking } from '@carwash/domain/bookings/booking';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { BookedVisit } from '~/entities/bookings/booked-visit.tsx';
import { BookingSheet } from '~/entities/bookings/booking-sheet.tsx';
import { BookingTimeline } from '~/entities/bookings/booking-timeline.tsx';
import { DetailsPanel } from '~/entities/bookings/details-panel.tsx';
import { useBookingEvents } from '~/entities/bookings/use-booking-events.ts';
import { usePageTitle } from '~/lib/address/page-title.ts';
import { paths } from '~/lib/address/paths.ts';
import { businessTimeZone } from '~/lib/clock/business-time-zone.ts';
import { localTimesNote } from '~/lib/clock/local-times-note.ts';
import { BookingStatusChip } from '../booking-status-chip.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingPayment } from './booking-payment.tsx';
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
