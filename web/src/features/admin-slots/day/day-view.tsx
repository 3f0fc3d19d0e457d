import { formatDay } from '@carwash/domain/time/calendar-days';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import { CloseButton } from '~/entities/closures/closed-panel';
import { serviceOfNow } from '~/entities/desk/now-slot';
import type { QueryState } from '~/lib/query-state';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { IncompleteDay } from '~/ui/states/incomplete-day';
import { BayDay } from '../by-bay/bay-day';
import { DeskDialog } from '../desk/desk-dialog';
import { WalkInButton, walkInId } from '../desk/walk-in-button';
import type { UsedSlotsAddress } from '../use-slots-address';
import { DayContext } from './day-context';
import { DayToolbar } from './day-toolbar';
import { DeskNote } from './desk-note';
import { slotCellId } from './slot-cell';
import { type DayPlan, useDayPlan } from './use-day-plan';

const DaySkeleton = () => (
  <Box role="status" aria-label="Loading the slots">
    <Skeleton width="60%" height={24} sx={{ mb: 2 }} />
    <Skeleton variant="rounded" height={440} />
  </Box>
);

/** The slots of one day with their bookings and actions. */
export function DayView({ address }: { address: UsedSlotsAddress }) {
  const { plan, bookings } = useDayPlan(address.day);
  useFocusAfterDesk(address.desk);
  return (
    <DayContext value={{ book: address.openDesk }}>
      <Stack sx={{ gap: 2 }}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5 }}
        >
          <DayToolbar {...address} />
          <Stack
            direction={{ xs: 'column-reverse', sm: 'row' }}
            sx={{ gap: 1.5, displayPrint: 'none' }}
          >
            {address.day >= address.today && <CloseButton day={address.day} />}
            {plan.state === 'ready' && address.day === address.today && (
              <WalkInButton plan={plan.data} />
            )}
          </Stack>
        </Stack>
        <DeskNote />
        {bookings.state === 'failed' && (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" size="small" onClick={bookings.retry}>
                Try again
              </Button>
            }
          >
            Who has booked could not be loaded.
          </Alert>
        )}
        <DayContent key={address.day} plan={plan} address={address} />
      </Stack>
      {address.desk !== null && (
        <DeskDialog
          key={address.desk}
          plan={plan}
          date={address.day}
          slotId={address.desk}
          bay={address.bay}
          onClose={address.closeDesk}
        />
      )}
    </DayContext>
  );
}

/** Returns the element of the bay grid that Tab reaches. */
const lastStop = () => document.querySelector<HTMLElement>('[data-stop]:not([tabindex="-1"])');

/**
 * Returns the focus to the button that opened the dialog. If that button is gone, because the slot has been
 * booked, the slot's cell gets the focus.
 * @param desk the slot that is being booked
 */
function useFocusAfterDesk(desk: string | null): void {
  const latest = useRef(desk);
  useEffect(() => {
    const closed = latest.current;
    latest.current = desk;
    if (desk !== null || closed === null || document.activeElement !== document.body) return;
    const origin = serviceOfNow(closed) === null ? slotCellId(closed) : walkInId;
    const cell = document.getElementById(origin) ?? lastStop();
    cell?.focus({ preventScroll: true });
  }, [desk]);
}

interface DayContentProps {
  plan: QueryState<DayPlan>;
  address: UsedSlotsAddress;
}

function DayContent({ plan, address: { day, today, chooseView } }: DayContentProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  if (plan.state === 'loading') return <DaySkeleton />;
  if (plan.state === 'failed') {
    return <FailedState title="The slots could not be loaded." onRetry={plan.retry} />;
  }
  const { columns, isComplete, day: known } = plan.data;
  if (columns.length === 0 && Object.keys(known.jobs).length === 0) {
    return (
      <EmptyState
        title={`There are no slots on ${formatDay(day)}.`}
        action={<Button onClick={() => chooseView('add')}>Add slots</Button>}
      />
    );
  }
  return (
    <>
      {!isComplete && <IncompleteDay />}
      <BayDay plan={plan.data} isToday={day === today} isWide={isWide} />
    </>
  );
}
