import type { SessionUser } from '@carwash/domain/users/session';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useService } from '~/entities/services/queries';
import { useEmailVerification } from '~/entities/users/use-email-verification';
import { useSendVerification } from '~/entities/users/use-send-verification';
import { VerifyEmailNotice } from '~/entities/users/verify-email-notice';
import { useGarage } from '~/entities/vehicles/queries';
import { paths } from '~/lib/address/paths';
import { localTimesNote } from '~/lib/clock/local-times-note';
import { useSession } from '~/lib/session/use-session';
import { PageHeading } from '~/ui/page/page-heading';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { BookingLayoutSkeleton } from './form/booking-layout';
import { PausedService } from './paused-service';
import { JoinWaitlistForm } from './waitlist/join-waitlist-form';

interface JoinWaitlistProps {
  serviceId: string;
  user: SessionUser;
}

/** The form, once the customer's email address is verified, because offers are sent by mail. */
function JoinWaitlist({ serviceId, user }: JoinWaitlistProps) {
  const { verified, refresh } = useEmailVerification();
  const { sendVerification } = useSendVerification();
  if (verified === false) {
    return (
      <VerifyEmailNotice email={user.email} onSend={sendVerification} onCheck={refresh}>
        We write to you there as soon as a time is free.
      </VerifyEmailNotice>
    );
  }
  return <FormOfService serviceId={serviceId} uid={user._id} />;
}

function FormOfService({ serviceId, uid }: { serviceId: string; uid: string }) {
  const service = useService(serviceId);
  const garage = useGarage(uid);
  // The form stays when the vehicles are loaded again, so that no typed text is lost.
  const [isShown, setIsShown] = useState(false);
  if (garage.state !== 'loading' && !isShown) setIsShown(true);
  if (service.state === 'failed') {
    return <FailedState title="The service could not be loaded." onRetry={service.retry} />;
  }
  if (service.state === 'loading' || !isShown) return <BookingLayoutSkeleton />;
  if (!service.data) return <UnknownService />;
  if (service.data.isPaused) return <PausedService name={service.data.name} />;
  return (
    <JoinWaitlistForm
      service={service.data}
      uid={uid}
      vehicles={garage.state === 'ready' ? garage.data : []}
    />
  );
}

const UnknownService = () => (
  <EmptyState
    isPage
    title="We could not find this service."
    action={
      <Button component={RouterLink} to={paths.services} variant="contained" sx={{ mt: 1 }}>
        See all services
      </Button>
    }
  />
);

/** /dashboard/join-waitlist/:serviceId: the form for days without room. */
export default function JoinWaitlistPage() {
  const { serviceId = '' } = useParams();
  const { user } = useSession();
  return (
    <>
      <PageHeading title="Join the waitlist" subtitle={localTimesNote() ?? undefined} />
      {user && <JoinWaitlist key={`${serviceId} ${user._id}`} serviceId={serviceId} user={user} />}
    </>
  );
}
