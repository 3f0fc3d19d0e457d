import Stack from '@mui/material/Stack';
import { PageHeading } from '~/components/page-heading.tsx';
import { localTimesNote } from '~/lib/local-times-note.ts';
import { useSession } from '~/lib/session/use-session.ts';
import { CancelDialogHost } from './cancel-dialog-host.tsx';
import { PaidBookings } from './paid-bookings.tsx';
import { PastBookings } from './past-bookings.tsx';

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
