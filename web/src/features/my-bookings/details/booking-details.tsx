import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingState } from '@carwash/domain/bookings/booking-state';
import { whatFor } from '@carwash/domain/payments/booking-payments';
import { paymentMethodLabels, type Transaction } from '@carwash/domain/payments/transaction';
import { isReceipted } from '@carwash/domain/payments/transaction-status-policy';
import { isAtCustomer } from '@carwash/domain/services/service-location';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AddressLink } from '~/entities/bookings/address-link';
import { BookAgain } from '~/entities/bookings/book-again';
import { BookingDetailsLayout } from '~/entities/bookings/booking-details-layout';
import { BookingFacts } from '~/entities/bookings/booking-facts';
import { BookingNote } from '~/entities/bookings/booking-note';
import { BookingStatusChip } from '~/entities/bookings/booking-status-chip';
import { BookingTimeline } from '~/entities/bookings/booking-timeline';
import { AddToCalendar } from '~/entities/bookings/calendar/add-to-calendar';
import { CancellationNote } from '~/entities/bookings/cancellation-note';
import { DetailsPanel } from '~/entities/bookings/details-panel';
import { useBookingEvents } from '~/entities/bookings/queries';
import { CallButton, DirectionsButton } from '~/entities/bookings/visit-links';
import { usePayments } from '~/entities/payments/queries';
import { TransactionStatusChip } from '~/entities/payments/transaction-status-chip';
import { useSlotClock } from '~/entities/slots/use-slot-clock';
import { usePageTitle } from '~/lib/address/page-title';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { withPlace } from '~/lib/clock/local-times-note';
import { contactLinks } from '~/lib/settings/contact-links';
import { useSettings } from '~/lib/settings/settings';
import { formatPrice } from '~/ui/format/format-price';
import { FactList } from '~/ui/page/fact-list';
import { FailedState } from '~/ui/states/failed-state';
import { BookingActions } from '../booking-actions';
import { useTermsNow } from '../use-terms-now';
import { describeActor } from './describe-actor';
import { describePayment } from './describe-payment';
import { VisitRecord } from './visit-record';

const rowSx = { flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;

/** Two in a line on a phone, elsewhere as many as fit. */
const pairsSx = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  gap: 1.5,
  '& > *': { px: { xs: 1, sm: 2 }, whiteSpace: 'nowrap' },
} as const;

/** The way to us, our phone number and the calendar, before the visit. */
function GettingThere({ booking }: { booking: Booking }) {
  if (isAtCustomer(booking.service)) {
    return (
      <Box sx={pairsSx}>
        <AddToCalendar booking={booking} variant="contained" />
        <CallButton />
      </Box>
    );
  }
  return (
    <Box sx={pairsSx}>
      <DirectionsButton variant="contained" />
      <CallButton />
      <AddToCalendar booking={booking} variant="outlined" />
    </Box>
  );
}

/** Booking again leads only where nothing else does. */
const againVariants = {
  pending: 'text',
  completed: 'outlined',
  no_show: 'contained',
  cancelled: 'contained',
} as const;

/** Links to the booked service and, after the visit, to its reviews. */
const ServiceLinks = ({ booking }: { booking: Booking }) => {
  const { status, service } = booking;
  return (
    <Stack direction="row" sx={{ ...rowSx, columnGap: 3 }}>
      {status === 'completed' && (
        <Button component={RouterLink} to={paths.serviceReviews(service._id)} variant="contained">
          Write a review
        </Button>
      )}
      <BookAgain booking={booking} variant={againVariants[status]} />
      <Link component={RouterLink} to={paths.service(service._id)}>
        See the service
      </Link>
    </Stack>
  );
};

/** The sums paid for a booking, and the state of their refunds, if any. */
function BookingPayment({ booking }: { booking: Booking }) {
  const payments = usePayments(booking, booking.customer.uid);
  if (payments.state === 'failed') {
    return <FailedState title="The payment could not be loaded." onRetry={payments.retry} />;
  }
  if (payments.state === 'loading') {
    return (
      <Skeleton role="status" aria-label="Loading the payment" variant="rounded" height={140} />
    );
  }
  const [own, ...additions] = payments.data;
  return (
    <Stack sx={{ gap: 3 }}>
      <Payment transaction={own} bookingStatus={booking.status} />
      {additions.map((addition) => (
        <Box key={addition._id} component="section" aria-label={whatFor(addition)}>
          <Typography component="h3" sx={{ fontWeight: 650, mb: 1 }}>
            {whatFor(addition)}
          </Typography>
          <Payment transaction={addition} bookingStatus={booking.status} />
        </Box>
      ))}
    </Stack>
  );
}

const moment = (instant: Date) => withPlace(formatDateTime(instant, businessTimeZone));

interface PaymentProps {
  transaction: Transaction;
  bookingStatus: Booking['status'];
}

function Payment({ transaction, bookingStatus }: PaymentProps) {
  const { _id, amount, paymentMethod, status, paidAt, refundedAt, refundReference } = transaction;
  const sentence = describePayment(transaction, bookingStatus, useSettings());
  return (
    <Stack sx={{ gap: 2 }}>
      <FactList
        facts={{
          Amount: formatPrice(amount),
          Method: paymentMethodLabels[paymentMethod],
          Status: <TransactionStatusChip status={status} />,
          ...(paidAt && { 'Paid on': moment(paidAt) }),
          ...(refundedAt && { 'Returned on': moment(refundedAt) }),
          ...(refundReference && { 'Refund reference': refundReference }),
        }}
      />
      {sentence !== null && <Typography>{sentence}</Typography>}
      {isReceipted(transaction) && (
        <Button
          component={RouterLink}
          to={paths.receipt(_id)}
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
        >
          Receipt
        </Button>
      )}
    </Stack>
  );
}

/** The note to the desk, which may be changed until the booking begins. */
function OwnNote({ booking }: { booking: Booking }) {
  const canChange = bookingState(booking, useSlotClock(booking.slot)) === 'upcoming';
  // Stays when the booking begins, because somebody may be typing.
  const [wasShown, setWasShown] = useState(false);
  if (!wasShown && (booking.note !== '' || canChange)) setWasShown(true);
  if (!wasShown) return null;
  return (
    <DetailsPanel title="Note to the desk">
      <BookingNote booking={booking} canChange={canChange} />
    </DetailsPanel>
  );
}

/** The booking, its payment and its history. */
export function BookingDetails({ booking }: { booking: Booking }) {
  usePageTitle(booking.service.name);
  const events = useBookingEvents(booking._id);
  const terms = useTermsNow(booking);
  const ours = useSettings();
  const isToCome = bookingState(booking, useSlotClock(booking.slot)) === 'upcoming';
  const where = [ours.name, ...ours.address].join(', ');
  return (
    <BookingDetailsLayout
      booking={booking}
      subtitle={booking.code && `Booking code ${booking.code}`}
      chip={<BookingStatusChip booking={booking} />}
      timeline={
        <BookingTimeline
          events={events}
          describeActor={(event) => describeActor(event, booking)}
          timeZone={businessTimeZone}
        />
      }
    >
      <DetailsPanel title="Your booking">
        <Stack sx={{ gap: 2.5 }}>
          <BookingFacts
            booking={booking}
            afterTime={
              isAtCustomer(booking.service)
                ? {}
                : { Where: <AddressLink address={where} map={contactLinks(ours).map} /> }
            }
          />
          {isToCome && <GettingThere booking={booking} />}
          <CancellationNote booking={terms} />
          <BookingActions booking={booking} />
          <ServiceLinks booking={booking} />
        </Stack>
      </DetailsPanel>
      <OwnNote booking={booking} />
      <VisitRecord booking={booking} />
      <DetailsPanel title="Payment">
        <BookingPayment booking={booking} />
      </DetailsPanel>
    </BookingDetailsLayout>
  );
}
