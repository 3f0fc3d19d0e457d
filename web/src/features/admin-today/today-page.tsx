import type { Booking } from '@carwash/domain/bookings/booking';
import { formatDay } from '@carwash/domain/time/format-day';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { startedBefore, useDayBookings } from '~/entities/bookings/day-bookings';
import { NewSaleDialog } from '~/entities/desk/new-sale-dialog';
import { newSalePath, saleParameter } from '~/entities/desk/sale-address';
import { useDay } from '~/entities/slots/queries';
import { paths } from '~/lib/address/paths';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { combineQueryStates } from '~/lib/live/combine-query-states';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { PageHeading } from '~/ui/page/page-heading';
import { FailedState } from '~/ui/states/failed-state';
import { BaysNow } from './bays-now';
import { MoneyToday } from './money-today';
import { NeedsLook } from './needs-look';
import { VisitsToday } from './visits-today';

/** /dashboard/today: what the staff does now, live. */
export default function TodayPage() {
  const today = useBusinessToday();
  const [params, setParams] = useSearchParams();
  return (
    <DialogHost>
      <PageHeading
        title="Today"
        subtitle={formatDay(today)}
        action={
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button component={RouterLink} to={newSalePath} variant="contained">
              New sale
            </Button>
            <Button component={RouterLink} to={paths.slots} variant="outlined">
              Day view
            </Button>
          </Stack>
        }
      />
      <Work today={today} />
      {params.has(saleParameter) && (
        <NewSaleDialog onClose={() => setParams({}, { replace: true })} />
      )}
    </DialogHost>
  );
}

/** @param today yyyy-MM-dd */
function Work({ today }: { today: string }) {
  const day = useDay(today);
  const bookings = useDayBookings(today, day.state === 'ready' ? startedBefore(day.data) : null);
  const both = combineQueryStates<unknown>([day, bookings]);
  if (both.state === 'failed') {
    return <FailedState title="Today could not be loaded" onRetry={both.retry} />;
  }
  if (day.state !== 'ready' || bookings.state !== 'ready') {
    return (
      <Stack role="status" aria-label="Loading today" sx={{ gap: 2 }}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} variant="rounded" height={96} />
        ))}
      </Stack>
    );
  }
  const ofToday = ({ claimId, slot }: Booking) =>
    slot.date === today || day.data?.jobs[claimId] !== undefined;
  const items = bookings.data.items.filter(ofToday);
  return (
    <Stack sx={{ gap: 4 }}>
      <NeedsLook version={day.data} />
      {day.data && <BaysNow day={day.data} bookings={items} />}
      <VisitsToday day={day.data} bookings={items} />
      <MoneyToday today={today} />
    </Stack>
  );
}
