import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingState } from '@carwash/domain/bookings/booking-state';
import { describeArrival } from '@carwash/domain/bookings/describe-arrival';
import { receivedOfAll, unpaidOfAll } from '@carwash/domain/payments/booking-payments';
import { describePartRefund, describeRefund } from '@carwash/domain/payments/describe-refund';
import type { RefundSettings } from '@carwash/domain/payments/refund-time';
import type { Transaction, TransactionAnswer } from '@carwash/domain/payments/transaction';
import { isReceipted } from '@carwash/domain/payments/transaction-status-policy';
import { isServiceAlone } from '@carwash/domain/services/quote';
import { isAtCustomer } from '@carwash/domain/services/service-location';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { formatVehicle } from '@carwash/domain/vehicles/format-vehicle';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AddressLink } from '~/entities/bookings/address-link';
import { BookAgain } from '~/entities/bookings/book-again';
import { BookingStatusChip } from '~/entities/bookings/booking-status-chip';
import { AddToCalendar } from '~/entities/bookings/calendar/add-to-calendar';
import { CancellationNote } from '~/entities/bookings/cancellation-note';
import { useBooking, useKeepTickets } from '~/entities/bookings/queries';
import { CallButton, DirectionsButton } from '~/entities/bookings/visit-links';
import { usePayments } from '~/entities/payments/queries';
import { PriceLines } from '~/entities/services/choice/price-lines';
import { useSlotClock } from '~/entities/slots/use-slot-clock';
import { useStartDays } from '~/entities/slots/use-start-days';
import { usePageTitle } from '~/lib/address/page-title';
import { paths } from '~/lib/address/paths';
import { formatSlotHours } from '~/lib/clock/format-times';
import { withPlace } from '~/lib/clock/local-times-note';
import { yourTime } from '~/lib/clock/your-time';
import { useSettings } from '~/lib/settings/settings';
import { formatMinor } from '~/ui/format/format-price';
import { FailedState } from '~/ui/states/failed-state';
import { ReturnPanel } from '../return/return-panel';

/** Lazy, because the booking is what the page is for; without it nothing is missing. */
const NotificationOffer = lazy(() =>
  import('./notification-offer').catch(() => ({ default: () => null })),
);

/** The booking's code in large type, because people read it out on the phone. */
const CodeToSay = ({ code }: { code: string }) => (
  <Stack
    sx={{
      alignItems: 'center',
      gap: 0.5,
      px: 3,
      py: 1.5,
      borderRadius: '16px',
      bgcolor: 'action.hover',
    }}
  >
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Booking code
    </Typography>
    <Typography
      sx={{ fontSize: '1.75rem', fontWeight: 750, letterSpacing: '0.08em', lineHeight: 1.2 }}
    >
      {code}
    </Typography>
  </Stack>
);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}

const plainSx = { display: 'block', fontWeight: 400, color: 'text.secondary' } as const;

/** Our address, or the customer's if the service is done there. */
function Place({ booking: { service, address } }: { booking: Booking }) {
  const ours = useSettings();
  if (isAtCustomer(service)) {
    return address ? (
      <Fact name="We come to">
        <AddressLink address={address} />
      </Fact>
    ) : null;
  }
  return (
    <Fact name="Where">
      {ours.name}
      <Typography component="span" variant="body2" sx={plainSx}>
        {ours.address.join(', ')}
      </Typography>
    </Fact>
  );
}

/** Tells what goes back of a payment, or has gone back; null where nothing does. */
const moneyBackText = (payment: Transaction, settings: RefundSettings): string | null =>
  payment.status === 'refund_due' || payment.status === 'refunded'
    ? describeRefund(payment, settings).money
    : describePartRefund(payment);

/** The sums of all payments of the booking: what was paid, what goes back of it, and what is still to be paid. */
function Money({ booking }: { booking: Booking }) {
  const settings = useSettings();
  const payments = usePayments(booking, booking.customer.uid);
  if (payments.state === 'failed') {
    return (
      <Fact name="Paid">
        <FailedState title="The payment could not be loaded." onRetry={payments.retry} />
      </Fact>
    );
  }
  if (payments.state === 'loading') {
    return (
      <Fact name="Paid">
        <Skeleton width="6ch" />
      </Fact>
    );
  }
  const paid = receivedOfAll(payments.data);
  const unpaid = unpaidOfAll(payments.data);
  const isSettled = paid === 0 && unpaid === 0;
  return (
    <>
      {paid > 0 && (
        <Fact name="Paid">
          {formatMinor(paid)}
          {payments.data.map((payment) => (
            <Typography key={payment._id} component="span" variant="body2" sx={plainSx}>
              {moneyBackText(payment, settings)}
            </Typography>
          ))}
        </Fact>
      )}
      {unpaid > 0 && <Fact name="To pay at the desk">{formatMinor(unpaid)}</Fact>}
      {isSettled && (
        <Fact name="Price">{booking.amount === 0 ? 'Free of charge' : 'Nothing to pay'}</Fact>
      )}
    </>
  );
}

/** Service, time, place, vehicle, price and note of the booking. */
function Facts({ booking }: { booking: Booking }) {
  const { service, lines, slot, vehicle, note } = booking;
  const yours = yourTime(slot);
  const startDays = useStartDays();
  return (
    <Stack component="dl" sx={{ gap: 2, m: 0 }}>
      <Fact name="Service">{service.name}</Fact>
      <Fact name="When">
        <time dateTime={slot.startsAt.toISOString()}>{startDays.format(slot)}</time>,{' '}
        {withPlace(formatSlotHours(slot))}
        {yours && (
          <Typography component="span" variant="body2" sx={plainSx}>
            Your time: {formatDay(yours.date)}, {yours.hours}
          </Typography>
        )}
      </Fact>
      <Place booking={booking} />
      <Fact name="Vehicle">
        {formatVehicle(vehicle)}, {vehicle.registrationPlate}
      </Fact>
      {!isServiceAlone({ lines }) && (
        <Fact name="Includes">
          <PriceLines lines={lines} />
        </Fact>
      )}
      <Money booking={booking} />
      {note && (
        <Fact name="Note to the desk">
          <Box component="span" sx={{ fontWeight: 400, whiteSpace: 'pre-line' }}>
            {note}
          </Box>
        </Fact>
      )}
    </Stack>
  );
}

const pairsSx = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: '1fr 1fr',
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
} as const;

/** Links to directions if the customer comes to us, our phone number, the receipt, and booking again. */
function Actions({ booking, payment }: ConfirmationProps & { booking: Booking }) {
  return (
    <Box sx={pairsSx}>
      {!isAtCustomer(booking.service) && <DirectionsButton color="inherit" />}
      <CallButton />
      {isReceipted(payment) && (
        <Button
          component={RouterLink}
          to={paths.receipt(booking._id)}
          variant="outlined"
          color="inherit"
          startIcon={<ReceiptLongRounded />}
        >
          Receipt
        </Button>
      )}
      <BookAgain booking={booking} />
    </Box>
  );
}

interface ConfirmationProps {
  /** The payment that bought the booking. */
  payment: TransactionAnswer;
}

/**
 * The page of a paid booking, with everything the customer has to know before the visit. Follows the booking
 * live.
 */
export default function Confirmation({ payment }: ConfirmationProps) {
  const booking = useBooking(payment._id);
  usePageTitle('Your booking');
  if (booking.state === 'failed') {
    return (
      <FailedState
        title="Your booking could not be loaded."
        description={`It is safe with us under the number ${payment._id}.`}
        onRetry={booking.retry}
      />
    );
  }
  if (booking.state === 'loading' || booking.data === null) {
    return (
      <ReturnPanel mark={null} title="Your booking">
        <Typography sx={{ color: 'text.secondary' }}>This takes a moment.</Typography>
      </ReturnPanel>
    );
  }
  return <ConfirmedBooking booking={booking.data} payment={payment} />;
}

function ConfirmedBooking({ booking, payment }: ConfirmationProps & { booking: Booking }) {
  useKeepTickets(booking.customer.uid);
  const now = useSlotClock(booking.slot);
  const isToCome = bookingState(booking, now) === 'upcoming';
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 3, md: 6 } }}>
      <Paper
        variant="outlined"
        component={Stack}
        sx={{ gap: 3, p: { xs: 2.5, sm: 5 }, borderRadius: '24px' }}
      >
        <Stack role="status" sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5 }}>
          {isToCome && (
            <CheckCircleRounded aria-hidden sx={{ fontSize: 56, color: 'success.main' }} />
          )}
          <Typography variant="h3" component="h1">
            {isToCome ? 'Your booking is confirmed' : 'Your booking'}
          </Typography>
          {isToCome ? (
            <Typography sx={{ color: 'text.secondary' }}>{describeArrival(booking)}</Typography>
          ) : (
            <BookingStatusChip booking={booking} />
          )}
          <CodeToSay code={booking.code} />
        </Stack>
        <Divider />
        <Facts booking={booking} />
        <CancellationNote booking={booking} />
        <Divider />
        {isToCome && (
          <Suspense fallback={null}>
            <NotificationOffer />
          </Suspense>
        )}
        {isToCome && (
          <Stack sx={{ gap: 1.5 }}>
            <AddToCalendar booking={booking} variant="contained" size="large" />
          </Stack>
        )}
        <Actions booking={booking} payment={payment} />
        <Button component={RouterLink} to={paths.myBooking(booking._id)} size="large">
          {isToCome ? 'Change or cancel' : 'See your booking'}
        </Button>
      </Paper>
    </Container>
  );
}
