import Stack from '@mui/material/Stack';
import { localTimesNote } from '~/lib/clock/local-times-note';
import { useSession } from '~/lib/session/use-session';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { PageHeading } from '~/ui/page/page-heading';
import { PaidBookings } from './list/paid-bookings';
import { PastBookings } from './list/past-bookings';
import { OwnWaitlist } from './waitlist/own-waitlist';

/** /dashboard/my-bookings: upcoming and past bookings. */
export default function MyBookingsPage() {
  const { user } = useSession();
  return (
    <DialogHost>
      <PageHeading title="My Bookings" subtitle={localTimesNote() ?? undefined} />
      {user && (
        <Stack key={user._id} sx={{ gap: 5 }}>
          <OwnWaitlist uid={user._id} />
          <PaidBookings uid={user._id} />
          <PastBookings uid={user._id} />
        </Stack>
      )}
    </DialogHost>
  );
}
