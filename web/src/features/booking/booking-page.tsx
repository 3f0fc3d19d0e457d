import type { Booking as BookingRecord } from '@carwash/domain/bookings/booking';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useUrlChoice } from '~/entities/services/choice/url-choice';
import { useQuote } from '~/entities/services/choice/use-quote';
import { useService } from '~/entities/services/queries';
import { useSlot } from '~/entities/slots/queries';
import { usePageTitle } from '~/lib/address/page-title';
import { paths } from '~/lib/address/paths';
import type { QueryState } from '~/lib/query-state';
import { useSession } from '~/lib/session/use-session';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { BookedByYou } from './form/booked-by-you';
import { BookingLayout, BookingLayoutSkeleton } from './form/booking-layout';
import { BookingSummary } from './form/booking-summary';
import { useOwnBooking, useSlotAvailability } from './form/use-slot-for-customer';
import { VehicleForm } from './form/vehicle-form';
import { PausedService } from './paused-service';

/** /booking/:serviceId/:slotId: the form before the payment. */
export default function BookingPage() {
  const { serviceId = '', slotId = '' } = useParams();
  return (
    <Container component={Stack} sx={{ gap: 4, py: { xs: 4, md: 6 } }}>
      <Booking key={slotId} serviceId={serviceId} slotId={slotId} />
    </Container>
  );
}

interface WantedSlot {
  serviceId: string;
  slotId: string;
}

/** The heading with the form, or with the booking if the slot turns out to be the customer's own. */
function Booking(wanted: WantedSlot) {
  const [own, setOwn] = useState<BookingRecord | null>(null);
  usePageTitle(own ? 'Your booking' : undefined);
  return (
    <>
      <Typography variant="h2" component="h1">
        {own ? 'You booked this' : 'Complete Your Booking'}
      </Typography>
      {own ? <BookedByYou booking={own} /> : <BookingForm {...wanted} onOwnBooking={setOwn} />}
    </>
  );
}

interface BookingFormProps extends WantedSlot {
  onOwnBooking: (booking: BookingRecord) => void;
}

const loadFailed = 'Your booking could not be loaded.';

function BookingForm({ serviceId, ...wanted }: BookingFormProps) {
  const service = useService(serviceId);
  // Starts loading the slot together with the service. How long the slot must be is known only after the
  // service has loaded.
  useSlot(wanted.slotId);
  if (service.state === 'failed') {
    return <FailedState title={loadFailed} onRetry={service.retry} />;
  }
  if (service.state === 'loading') return <BookingLayoutSkeleton />;
  if (!service.data) return <UnknownSlot />;
  return <BookingOfService service={service.data} {...wanted} />;
}

interface BookingOfServiceProps extends Omit<BookingFormProps, 'serviceId'> {
  service: Service;
}

/**
 * Returns the slot; once it is gone, as it was seen last, but no longer offered, because a customer who is typing keeps the
 * form. null if it was never there.
 */
function useLastSeenSlot(slot: QueryState<Slot | null>): QueryState<Slot | null> {
  const [seen, setSeen] = useState<Slot | null>(null);
  if (slot.state !== 'ready') return slot;
  if (slot.data && slot.data !== seen) setSeen(slot.data);
  if (slot.data || !seen) return slot;
  const gone = { ...seen, isBooked: 'canceled', heldUntil: null, free: [], claims: [] } as const;
  return { state: 'ready', data: gone };
}

/** The form for the slot, with its availability for the length that vehicle and add-ons need. */
function BookingOfService({ service, slotId, onOwnBooking }: BookingOfServiceProps) {
  const choice = useUrlChoice();
  const quote = useQuote(service, choice);
  const slot = useLastSeenSlot(useSlot(slotId, quote.length));
  const { user } = useSession();
  // The state when the page was opened: a customer who is typing when the service is paused keeps the form,
  // and is told when they confirm.
  const [wasPaused] = useState(service.isPaused);
  if (slot.state === 'failed') return <FailedState title={loadFailed} onRetry={slot.retry} />;
  if (slot.state === 'loading' || !user) return <BookingLayoutSkeleton />;
  if (slot.data?.serviceId !== service._id) return <UnknownSlot />;
  const form = (
    <BookingLayout
      summary={<BookingSummary service={service} slot={slot.data} quote={quote} choice={choice} />}
      form={
        <VehicleForm
          key={user._id}
          service={service}
          slot={slot.data}
          quote={quote}
          choice={choice}
          user={user}
          onOwnBooking={onOwnBooking}
        />
      }
    />
  );
  if (!wasPaused || !service.isPaused) return form;
  return (
    <OwnOfPaused service={service} slot={slot.data} customer={user._id}>
      {form}
    </OwnOfPaused>
  );
}

interface OwnOfPausedProps {
  service: Service;
  slot: Slot;
  /** The customer's id. */
  customer: string;
  children: ReactNode;
}

/**
 * Shows the form for a paused service only if the customer already holds the slot, and the booking if they
 * have already booked it.
 */
function OwnOfPaused({ service, slot, customer, children }: OwnOfPausedProps) {
  const offer = useSlotAvailability(slot, customer);
  const booking = useOwnBooking(slot, customer);
  if (offer === null || booking === undefined) return <BookingLayoutSkeleton />;
  if (offer.availability === 'yours' || booking) return children;
  return <PausedService name={service.name} />;
}

function UnknownSlot() {
  return (
    <EmptyState
      isPage
      title="Error: Service or slot not found"
      description="The link may be mistyped, or the time is no longer offered."
      action={
        <Button component={RouterLink} to={paths.services} variant="contained" sx={{ mt: 1 }}>
          See all services
        </Button>
      }
    />
  );
}
