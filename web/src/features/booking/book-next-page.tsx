import { isNearUsual, usualTime } from '@carwash/domain/bookings/usual-time';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import { hourMs } from '@carwash/domain/time/durations';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useState } from 'react';
import { Navigate, Link as RouterLink, useParams } from 'react-router-dom';
import { useLatestBookings } from '~/entities/bookings/queries';
import { type UrlChoice, useUrlChoice, withChoice } from '~/entities/services/choice/url-choice';
import { useQuote } from '~/entities/services/choice/use-quote';
import { useService } from '~/entities/services/queries';
import { useNextOpenSlot } from '~/entities/slots/next-open-slot';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import type { QueryState } from '~/lib/query-state';
import { useSession } from '~/lib/session/use-session';
import { useSettings } from '~/lib/settings/settings';
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

/** How far ahead the usual time is looked for, in days: a customer who books again does not mean next month. */
const usualDays = 14;

/**
 * Finds the slot to suggest: the next at the customer's usual weekday and hour that can still be cancelled for
 * a refund, or else the next open one.
 */
function useSuggestedSlot(service: Service, choice: UrlChoice): QueryState<Slot | null> {
  const [now] = useState(() => new Date());
  const { user } = useSession();
  const { cancellationHours } = useSettings();
  const { length } = useQuote(service, choice);
  const bookings = useLatestBookings(user?._id ?? null);
  const lastUsualDay = addDays(businessDay(now, businessTimeZone), usualDays);
  const habit = bookings.state === 'ready' ? usualTime(bookings.data) : null;
  const usual = useNextOpenSlot(service._id, {
    from: new Date(now.getTime() + cancellationHours * hourMs),
    length,
    isWanted: (start) => habit !== null && start.date <= lastUsualDay && isNearUsual(habit, start),
  });
  const isUsualKnown = bookings.state !== 'loading' && usual.state !== 'loading';
  const hasUsual = usual.state === 'ready' && usual.data !== null;
  // Not read until it is known that there is no usual time.
  const isNextNeeded = isUsualKnown && !hasUsual;
  const next = useNextOpenSlot(isNextNeeded ? service._id : null, { from: now, length });
  if (!isUsualKnown) return { state: 'loading' };
  return hasUsual ? usual : next;
}

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
