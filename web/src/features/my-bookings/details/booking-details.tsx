import type { Booking } from '@carwash/domain/bookings/booking';
import { BookedVisit } from '~/entities/bookings/booked-visit.tsx';
import { BookingSheet } from '~/entities/bookings/booking-sheet.tsx';
import { BookingTimeline } from '~/entities/bookings/booking-timeline.tsx';
import { DetailsPanel } from '~/entities/bookings/details-panel.tsx';
import { useBookingEvents } from '~/entities/bookings/use-booking-events.ts';
import { usePageTitle } from '~/lib/address/page-title.ts';
import { businessTimeZone } from '~/lib/clock/business-time-zone.ts';
import { localTimesNote } from '~/lib/clock/local-times-note.ts';
import { BookingActions } from '../booking-actions.tsx';
import { BookingStatusChip } from '../booking-status-chip.tsx';
import { BookingPayment } from './booking-payment.tsx';
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
