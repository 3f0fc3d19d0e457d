import type { Booking as BookingRecord } from '@carwash/domain/bookings/booking';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useService } from '~/entities/services/queries';
import { useSlot } from '~/entities/slots/queries';
import { usePageTitle } from '~/lib/address/page-title';
import { paths } from '~/lib/address/paths';
import { useSession } from '~/lib/session/use-session';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { BookedByYou } from './form/booked-by-you';
import { BookingLayout, BookingLayoutSkeleton } from './form/booking-layout';
import { BookingSummary } from './form/booking-summary';
import { VehicleForm } from './form/vehicle-form';

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

/** The heading with the form; or with the booking, where the slot turns out to be the customer's. */
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

function BookingForm({ serviceId, slotId, onOwnBooking }: BookingFormProps) {
  const service = useService(serviceId);
  const slot = useSlot(slotId);
  const { user } = useSession();
  if (service.state === 'failed' || slot.state === 'failed') {
    const retry = () => {
      if (service.state === 'failed') service.retry();
      if (slot.state === 'failed') slot.retry();
    };
    return <FailedState title="Your booking could not be loaded." onRetry={retry} />;
  }
  if (service.state === 'loading' || slot.state === 'loading' || !user) {
    return <BookingLayoutSkeleton />;
  }
  if (!service.data || slot.data?.serviceId !== service.data._id) return <UnknownSlot />;
  return (
    <BookingLayout
      summary={<BookingSummary service={service.data} slot={slot.data} />}
      form={
        <VehicleForm
          key={user._id}
          service={service.data}
          slot={slot.data}
          user={user}
          onOwnBooking={onOwnBooking}
        />
      }
    />
  );
}

function UnknownSlot() {
  return (
    <EmptyState
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
