import type { BaysAndClosures } from '@carwash/domain/days/roster';
import type { Service } from '@carwash/domain/services/service';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useRoster } from '~/entities/days/queries';
import { useAllServices } from '~/entities/services/admin-queries';
import { MissingServices } from '~/entities/services/missing-services';
import { useSession } from '~/lib/session/use-session';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { PageHeading } from '~/ui/page/page-heading';
import { FailedState } from '~/ui/states/failed-state';
import { AffectedBookings } from './affected/affected-bookings';
import {
  askDisplaced,
  askOutsideHours,
  useAffectedBookings,
} from './affected/use-affected-bookings';
import { CalendarsSection } from './calendar/calendars-section';
import { ClosuresSection } from './closures/closures-section';
import { EditBaysForm } from './form/edit-bays-form';

const BaysSkeleton = () => (
  <Stack role="status" aria-label="Loading the bays" sx={{ gap: 3 }}>
    <Skeleton variant="rounded" height={360} sx={{ borderRadius: '20px' }} />
    <Skeleton variant="rounded" height={180} sx={{ borderRadius: '20px' }} />
  </Stack>
);

interface BaysProps {
  uid: string;
  roster: BaysAndClosures;
  services: readonly Service[];
}

function Bays({ uid, roster: { bays, closures }, services }: BaysProps) {
  const version = JSON.stringify([bays, closures]);
  const displaced = useAffectedBookings(askDisplaced, version);
  const outside = useAffectedBookings(askOutsideHours, version);
  const reload = () => {
    displaced.reload();
    outside.reload();
  };
  return (
    <Stack sx={{ gap: 3 }}>
      <AffectedBookings title="Bookings without a bay" affected={displaced} onMoved={reload} />
      <AffectedBookings
        title="Bookings outside the opening hours"
        affected={outside}
        onMoved={reload}
      />
      <ClosuresSection bays={bays} closures={closures} onChanged={reload} />
      <EditBaysForm key={uid} uid={uid} bays={bays} services={services} onSaved={reload} />
      <CalendarsSection bays={bays} />
    </Stack>
  );
}

/** /dashboard/bays */
export default function BaysPage() {
  const { user } = useSession();
  const roster = useRoster();
  const services = useAllServices();
  const failed = [roster, services].find(({ state }) => state === 'failed');
  const isReady = roster.state === 'ready' && services.state === 'ready';
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
            <Bays uid={user._id} roster={roster.data} services={services.data.items} />
          </>
        )}
      </DialogHost>
    </Box>
  );
}
