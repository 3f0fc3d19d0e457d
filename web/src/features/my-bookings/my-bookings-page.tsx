import Stack from '@mui/material/Stack';
import { localTimesNote } from '~/lib/clock/local-times-note.ts';
import { useSession } from '~/lib/session/use-session.ts';
import { PageHeading } from '~/ui/page/page-heading.tsx';
import { CancelDialogHost } from './cancel/cancel-dialog-host.tsx';
import { PaidBookings } from './list/paid-bookings.tsx';
import { PastBookings } from './list/past-bookings.tsx';

/** /dashboard/my-bookings: what comes next, what comes later and what is over. */
export default function MyBookingsPage() {
  const { user } = useSession();
  return (
    <CancelDialogHost>
      <PageHeading title="My Bookings" subtitle={localTimesNote() ?? undefined} />
      {user && (
        <Stack key={user._id} sx={{ gap: 5 }}>
          <PaidBookings uid={user._id} />
          <PastBookings uid={user._id} />
        </Stack>
      )}
    </CancelDialogHost>
  );
}
