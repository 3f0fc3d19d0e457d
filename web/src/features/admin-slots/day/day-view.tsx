import { deskSlotTexts } from '@carwash/domain/slots/desk-slot';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import type { QueryState } from '~/lib/query-state';
import { formatDay } from '~/ui/format/format-day';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { DeskDialog } from '../desk/desk-dialog';
import type { UsedSlotsAddress } from '../use-slots-address';
import { DayAgenda } from './day-agenda';
import { DayContext } from './day-context';
import { DayGrid } from './day-grid';
import { countStates, type DayColumn } from './day-plan';
import { DayToolbar } from './day-toolbar';
import { slotCellId } from './slot-cell';
import { slotStateStyles } from './slot-state-styles';
import { type DayPlan, useDayPlan } from './use-day-plan';

const DaySkeleton = () => (
  <Box role="status" aria-label="Loading the slots">
    <Skeleton width="60%" height={24} sx={{ mb: 2 }} />
    <Skeleton variant="rounded" height={440} sx={{ borderRadius: '20px' }} />
  </Box>
);

const counted = ['open', 'held', 'booked', 'canceled'] as const;

/** The number of slots in each state; it also serves as the legend of the colours. */
function DayCounts({ columns }: { columns: DayColumn[] }) {
  const counts = countStates(columns);
  return (
    <Stack
      component="ul"
      aria-label="Slots of the day"
      direction="row"
      sx={{ flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, listStyle: 'none', m: 0, p: 0 }}
    >
      {counted.map((state) => (
        <Stack key={state} component="li" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Box
            aria-hidden
            sx={{ width: 14, height: 14, borderRadius: '4px', ...slotStateStyles[state] }}
          />
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {counts[state]} {deskSlotTexts[state].toLowerCase()}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

/** The slots of one day with their bookings and actions. */
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
 * When the dialog closes, the focus returns to the button that opened it. If the slot has been
 * booked, that button is gone, and the slot's cell gets the focus.
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
  plan: QueryState<DayPlan>;
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
