import { businessDay } from '@carwash/domain/time/business-time';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ComponentProps } from 'react';
import { DeskForm } from '~/entities/desk/desk-form';
import { DeskSkeleton } from '~/entities/desk/desk-skeleton';
import { serviceOfNow } from '~/entities/desk/now-slot';
import { useDeskSale } from '~/entities/desk/use-desk-sale';
import { useService } from '~/entities/services/queries';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useMinute } from '~/lib/clock/use-minute';
import type { QueryState } from '~/lib/query-state';
import { TaskDialog } from '~/ui/dialogs/task-dialog';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import type { DayPlan } from '../day/use-day-plan';

interface NothingToBookProps {
  /** The day's plan, which holds the slot. */
  plan: QueryState<unknown>;
  onClose: () => void;
}

/**
 * Shown instead of the form while the slot is loading, when it could not be loaded, and when it
 * does not exist.
 */
function NothingToBook({ plan, onClose }: NothingToBookProps) {
  if (plan.state === 'loading') return <DeskSkeleton />;
  return (
    <>
      <DialogContent>
        {plan.state === 'failed' ? (
          <FailedState title="The slot could not be loaded." onRetry={plan.retry} />
        ) : (
          <EmptyState title="There is no such slot on this day." />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </>
  );
}

interface DeskDialogProps {
  plan: QueryState<DayPlan>;
  /** The day of the plan, yyyy-MM-dd. */
  date: string;
  /** The slot that was chosen in the plan. */
  slotId: string;
  /** The bay to book; null for any. */
  bay: string | null;
  onClose: () => void;
}

/** Returns the service of a slot of the plan. 'From now on' is valid only in today's plan. */
function serviceOfSlot(slotId: string, { columns }: DayPlan, date: string): string | undefined {
  const ofNow = serviceOfNow(slotId);
  if (ofNow !== null) return businessDay(new Date(), businessTimeZone) === date ? ofNow : undefined;
  return columns.find(({ slots }) => slots.some(({ slot }) => slot._id === slotId))?.serviceId;
}

/** Books a slot for a customer at the desk or on the phone, in whatever way they pay. */
export function DeskDialog({ plan, date, slotId, bay, onClose }: DeskDialogProps) {
  const { dismiss, ...form } = useDeskSale(slotId, onClose);
  useMinute();
  const serviceId = plan.state === 'ready' ? serviceOfSlot(slotId, plan.data, date) : undefined;
  return (
    <TaskDialog open maxWidth="sm" title="Book at the desk" onClose={dismiss}>
      {plan.state === 'ready' && serviceId !== undefined ? (
        <DeskContent
          serviceId={serviceId}
          day={plan.data.day}
          slotId={slotId}
          bay={bay}
          {...form}
          onDismiss={dismiss}
        />
      ) : (
        <NothingToBook plan={plan} onClose={dismiss} />
      )}
    </TaskDialog>
  );
}

interface DeskContentProps extends Omit<ComponentProps<typeof DeskForm>, 'service'> {
  serviceId: string;
}

function DeskContent({ serviceId, ...form }: DeskContentProps) {
  const service = useService(serviceId);
  if (service.state === 'ready' && service.data) {
    return <DeskForm service={service.data} {...form} />;
  }
  if (service.state === 'loading') return <DeskSkeleton />;
  return <NothingToBook plan={service} onClose={form.onDismiss} />;
}
