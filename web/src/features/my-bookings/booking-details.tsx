import type { Booking } from '@carwash/domain/bookings/booking';
import { BookedVisit } from '~/components/bookings/booked-visit.tsx';
import { BookingSheet } from '~/components/bookings/booking-sheet.tsx';
import { BookingTimeline } from '~/components/bookings/booking-timeline.tsx';
import { DetailsPanel } from '~/components/bookings/details-panel.tsx';
import { businessTimeZone } from '~/lib/business-time-zone.ts';
import { useBookingEvents } from '~/lib/live/use-booking-events.ts';
import { localTimesNote } from '~/lib/local-times-note.ts';
import { usePageTitle } from '~/lib/page-title.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingPayment } from './booking-payment.tsx';
import { BookingStatusChip } from './booking-status-chip.tsx';
import { byWhom } from './by-whom.ts';
import { ServiceLinks } from './service-links.tsx';

/** What was booked, what was paid for it and what has happened since. */
export function BookingDetails({ booking }: { booking: Booking }) {
  usePageTitle(booking.service.name);
  const events = useBookingEvents(booking._id);
  return (
    <BookingSheet
      booking={booking}
      chip={<BookingStatusChip booking={booking} />}
      timeline={
        <BookingTimeline
          events={events}
          byWhom={(event) => byWhom(event, booking)}
          timeZone={businessTimeZone}
        />
      }
    >
      <DetailsPanel title="Your booking">
        <BookedVisit booking={booking} timesNote={localTimesNote()}>
          <BookingActions booking={booking} />
          <ServiceLinks booking={booking} />
        </BookedVisit>
      </DetailsPanel>
      <DetailsPanel title="Payment">
        <BookingPayment booking={booking} />
      </DetailsPanel>
    </BookingSheet>
  );
}
