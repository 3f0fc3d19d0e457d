import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import type { Live } from '~/lib/live/live.ts';
import { formatDay } from '~/ui/format/format-day.ts';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { DeskDialog } from '../desk/desk-dialog.tsx';
import type { UsedSlotsAddress } from '../use-slots-address.ts';
import { DayAgenda } from './day-agenda.tsx';
import { DayContext } from './day-context.ts';
import { DayCounts } from './day-counts.tsx';
import { DayGrid } from './day-grid.tsx';
import { DaySkeleton } from './day-skeleton.tsx';
import { DayToolbar } from './day-toolbar.tsx';
import { slotCellId } from './slot-cell.tsx';
import { type DayPlan, useDayPlan } from './use-day-plan.ts';

/** A day at the desk: what is open, who comes, and what can be done about it. */
export function DayView({ address }: { address: UsedSlotsAddress }) {
  const { plan, bookings } = useDayPlan(address.day);
  useFocusAfterDesk(address.desk);
  return (
    <DayContext value={{ book: address.openDesk }}>
      <Stack sx={{ gap: 2 }}>
        <DayToolbar {...address} />
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
          slotId={address.desk}
          onClose={address.closeDesk}
        />
      )}
    </DayContext>
  );
}

/**
 * What opened the dialog has the keyboard again when it closes, but the button of a slot that has been
 * booked meanwhile is gone: then its place takes it.
 * @param desk the slot that is being booked
 */
function useFocusAfterDesk(desk: string | null): void {
  const latest = useRef(desk);
  useEffect(() => {
    const closed = latest.current;
    latest.current = desk;
    if (desk !== null || closed === null || document.activeElement !== document.body) return;
    document.getElementById(slotCellId(closed))?.focus({ preventScroll: true });
  }, [desk]);
}

interface DayContentProps {
  plan: Live<DayPlan>;
  address: UsedSlotsAddress;
}

function DayContent({ plan, address: { day, today, chooseView } }: DayContentProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  if (plan.state === 'loading') return <DaySkeleton />;
  if (plan.state === 'failed') {
    return <FailedState title="The slots could not be loaded." onRetry={plan.retry} />;
  }
  const { columns, isComplete } = plan.data;
  if (columns.length === 0) {
    return (
      <EmptyState
        title={`There are no slots on ${formatDay(day)}.`}
        action={<Button onClick={() => chooseView('add')}>Add slots</Button>}
      />
    );
  }
  const Layout = isWide ? DayGrid : DayAgenda;
  return (
    <>
      <DayCounts columns={columns} />
      {!isComplete && (
        <Alert severity="warning">Not everything of this day can be shown here.</Alert>
      )}
      <Layout columns={columns} isToday={day === today} />
    </>
  );
}
