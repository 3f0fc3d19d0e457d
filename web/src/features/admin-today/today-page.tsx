import { isOfDay } from '@carwash/domain/bookings/is-of-day';
import { startedBefore } from '@carwash/domain/days/started-before';
import { endOfOpening } from '@carwash/domain/slots/opening-day';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useDayBookings } from '~/entities/bookings/day-bookings';
import { NewSaleDialog } from '~/entities/desk/new-sale-dialog';
import { newSalePath, saleCustomerParameter, saleParameter } from '~/entities/desk/sale-address';
import { useOpeningDay } from '~/entities/slots/use-opening-day';
import { useStartDays } from '~/entities/slots/use-start-days';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { combineQueryStates } from '~/lib/live/combine-query-states';
import { useCan } from '~/lib/session/use-can';
import { useSettings } from '~/lib/settings/settings';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { PageHeading } from '~/ui/page/page-heading';
import { FailedState } from '~/ui/states/failed-state';
import { IncompleteDay } from '~/ui/states/incomplete-day';
import { BaysNow } from './bays-now';
import { useDayWithNight } from './day-with-night';
import { LoadingToday } from './loading-today';
import { MoneyToday } from './money-today';
import { NeedsLook } from './needs-look';
import { TodayColumns } from './today-columns';
import { visitAtDesk } from './todays-visit';
import { VisitsToday } from './visits-today';
import { YardToday } from './yard-today';

/** /dashboard/today: what the staff does now, live. */
export default function TodayPage() {
  const today = useOpeningDay();
  const date = useBusinessToday();
  const startDays = useStartDays();
  const runsDesk = useCan('runDesk');
  const seesMoney = useCan('seeMoney');
  const [params, setParams] = useSearchParams();
  return (
    <DialogHost>
      <PageHeading
        title="Today"
        subtitle={startDays.format({ date, startsAt: new Date() })}
        action={
          runsDesk && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button component={RouterLink} to={newSalePath} variant="contained">
                New sale
              </Button>
              <Button component={RouterLink} to={paths.slots} variant="outlined">
                Day view
              </Button>
              {seesMoney && (
                <Button component={RouterLink} to={paths.closeDay} variant="outlined">
                  Close the day
                </Button>
              )}
            </Stack>
          )
        }
      />
      {runsDesk ? <DeskToday today={today} /> : <YardToday today={today} />}
      {runsDesk && params.has(saleParameter) && (
        <NewSaleDialog
          customerId={params.get(saleCustomerParameter)}
          onClose={() => setParams({}, { replace: true })}
        />
      )}
    </DialogHost>
  );
}

/**
 * The work of the desk.
 * @param today yyyy-MM-dd, the day to whose opening the present belongs
 */
function DeskToday({ today }: { today: string }) {
  const settings = useSettings();
  const day = useDayWithNight(today);
  const seesMoney = useCan('seeMoney');
  const bookings = useDayBookings(
    today,
    day.state === 'ready' ? startedBefore(day.data, businessTimeZone) : null,
    endOfOpening(today, settings, businessTimeZone),
  );
  const both = combineQueryStates<unknown>([day, bookings]);
  if (both.state === 'failed') {
    return <FailedState title="Today could not be loaded" onRetry={both.retry} />;
  }
  if (day.state !== 'ready' || bookings.state !== 'ready') {
    return <LoadingToday />;
  }
  const zoned = { hours: settings, timeZone: businessTimeZone };
  const visits = bookings.data.items
    .filter((booking) => isOfDay(booking, today, day.data, zoned))
    .map(visitAtDesk);
  return (
    <Stack sx={{ gap: 4 }}>
      {!bookings.data.isComplete && <IncompleteDay />}
      {/* A visit that goes on displaces nobody. */}
      <NeedsLook version={JSON.stringify({ ...day.data, visitChanges: 0 })} />
      <TodayColumns
        visits={<VisitsToday day={day.data} visits={visits} />}
        aside={
          <>
            {day.data && <BaysNow day={day.data} visits={visits} />}
            {seesMoney && <MoneyToday openingDay={today} />}
          </>
        }
      />
    </Stack>
  );
}
