import type { Service } from '@carwash/domain/services/service';
import type { SessionUser } from '@carwash/domain/users/session';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ClosedPanel } from '~/entities/closures/closed-panel';
import { type Closed, useClosed } from '~/entities/closures/use-closed';
import { useAllServices } from '~/entities/services/admin-queries';
import { MissingServices } from '~/entities/services/missing-services';
import { useSession } from '~/lib/session/use-session';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { PageHeading } from '~/ui/page/page-heading';
import { PageSection } from '~/ui/page/page-section';
import { FailedState } from '~/ui/states/failed-state';
import { AffectedBookings } from './affected/affected-bookings';
import {
  askDisplaced,
  askOutsideHours,
  useAffectedBookings,
} from './affected/use-affected-bookings';
import { CalendarsSection } from './calendar/calendars-section';
import { EditBaysForm } from './form/edit-bays-form';

const BaysSkeleton = () => (
  <Stack role="status" aria-label="Loading the bays" sx={{ gap: 3 }}>
    <Skeleton variant="rounded" height={360} />
    <Skeleton variant="rounded" height={180} />
  </Stack>
);

interface BaysProps {
  me: SessionUser;
  closed: Closed;
  services: readonly Service[];
}

function Bays({ me, closed, services }: BaysProps) {
  const { bays } = closed;
  const version = JSON.stringify(closed);
  const displaced = useAffectedBookings(askDisplaced, version);
  const outside = useAffectedBookings(askOutsideHours, version);
  const reload = () => {
    displaced.reload();
    outside.reload();
  };
  // Lists that appear above the form push it away under the pointer, and their buttons move bookings.
  const isLoading = [displaced, outside].some(({ bookings }) => bookings.state === 'loading');
  const [wasLoaded, setWasLoaded] = useState(false);
  if (!isLoading && !wasLoaded) setWasLoaded(true);
  if (!wasLoaded) return <BaysSkeleton />;
  return (
    <Stack sx={{ gap: 3 }}>
      <AffectedBookings title="Bookings without a bay" affected={displaced} onTried={reload} />
      <AffectedBookings
        title="Bookings outside the opening hours"
        affected={outside}
        onTried={reload}
      />
      <PageSection title="Closed times">
        <ClosedPanel onChanged={reload} />
      </PageSection>
      <EditBaysForm key={me._id} uid={me._id} bays={bays} services={services} onSaved={reload} />
      <CalendarsSection email={me.email} bays={bays} />
    </Stack>
  );
}

/** /dashboard/bays */
export default function BaysPage() {
  const { user } = useSession();
  const closed = useClosed();
  const services = useAllServices();
  const failed = [closed, services].find(({ state }) => state === 'failed');
  const isReady = closed.state === 'ready' && services.state === 'ready';
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeading
        title="Bays"
        subtitle="Where the work is done. A start is sold as often as a bay is free for it, and never more."
      />
      <DialogHost>
        {failed?.state === 'failed' && (
          <FailedState title="The bays could not be loaded." onRetry={failed.retry} />
        )}
        {!failed && !isReady && <BaysSkeleton />}
        {isReady && user && (
          <>
            <MissingServices services={services.data} />
            <Bays me={user} closed={closed.data} services={services.data.items} />
          </>
        )}
      </DialogHost>
    </Box>
  );
}
