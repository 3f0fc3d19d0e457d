import type { Service } from '@carwash/domain/services/service';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Navigate, Link as RouterLink, useParams } from 'react-router-dom';
import { useSuggestedSlot } from '~/entities/bookings/suggested-slot';
import { useUrlChoice, withChoice } from '~/entities/services/choice/url-choice';
import { useService } from '~/entities/services/queries';
import { paths } from '~/lib/address/paths';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { BookingLayoutSkeleton } from './form/booking-layout';
import { PausedService } from './paused-service';

function NextBooking({ serviceId }: { serviceId: string }) {
  const service = useService(serviceId);
  if (service.state === 'failed') {
    return <FailedState title={findingFailed} onRetry={service.retry} />;
  }
  if (service.state === 'loading') return <BookingLayoutSkeleton />;
  if (!service.data) return <NoOpenTimes />;
  if (service.data.isPaused) return <PausedService name={service.data.name} />;
  return <NextOfService service={service.data} />;
}

const findingFailed = 'The next open time could not be found.';

/** Redirects to a slot that is long enough for the chosen vehicle and add-ons. */
function NextOfService({ service }: { service: Service }) {
  const choice = useUrlChoice();
  const slot = useSuggestedSlot(service, choice);
  if (slot.state === 'loading') return <BookingLayoutSkeleton />;
  if (slot.state === 'failed') {
    return <FailedState title={findingFailed} onRetry={slot.retry} />;
  }
  if (slot.data) {
    const path = paths.booking(service._id, slot.data._id);
    return <Navigate to={withChoice(path, choice)} replace />;
  }
  return <NoOpenTimes />;
}

const NoOpenTimes = () => (
  <EmptyState
    isPage
    title="No open times"
    description="Everything is booked, or the service is no longer offered."
    action={
      <Button component={RouterLink} to={paths.services} variant="contained" sx={{ mt: 1 }}>
        See all services
      </Button>
    }
  />
);

/** /booking/:serviceId: redirects to the booking form of the customer's usual time, or of the next open slot. */
export default function BookNextPage() {
  const { serviceId = '' } = useParams();
  return (
    <Container sx={{ py: { xs: 4, md: 6 } }}>
      <NextBooking key={serviceId} serviceId={serviceId} />
    </Container>
  );
}
