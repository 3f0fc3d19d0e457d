import type { Booking } from '@carwash/domain/bookings/booking';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useBooking } from '~/entities/bookings/queries';
import { usePayments } from '~/entities/payments/queries';
import { useSeenSale } from '~/entities/sales/use-seen-sale';
import { useServices } from '~/entities/services/queries';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { DiscardQuestion, useLeaveTyped } from '~/ui/dialogs/keep-typed';
import { TaskDialog } from '~/ui/dialogs/task-dialog';
import { FailedState } from '~/ui/states/failed-state';
import { EditForm } from './edit-form';
import { soldServiceOf, useEditDraft } from './edit-values';
import { useEditBooking } from './use-edit-booking';

interface EditContentProps
  extends Pick<ReturnType<typeof useEditBooking>, 'failure' | 'isOutdated' | 'save' | 'keptOf'>,
    Pick<Parameters<typeof EditForm>[0], 'onClose'> {
  opened: Booking;
}

/** Loads what the form needs, and follows the booking and its payments live. */
function EditContent({ opened, isOutdated, onClose, ...form }: EditContentProps) {
  const services = useServices();
  const live = useBooking(opened._id);
  const now = (live.state === 'ready' && live.data) || opened;
  const booking = useSeenSale(opened, live, isOutdated);
  const draft = useEditDraft(booking);
  const payments = usePayments(now, null);
  const failed = [services, payments].find(({ state }) => state === 'failed');
  if (services.state === 'ready' && payments.state === 'ready') {
    const { service } = booking;
    const offered = services.data.filter(
      ({ _id, isPaused, location }) =>
        _id === service._id || (!isPaused && location === service.location),
    );
    const isListed = offered.some(({ _id }) => _id === service._id);
    return (
      <EditForm
        {...form}
        draft={draft}
        booking={{ ...booking, refundTerms: now.refundTerms }}
        now={now}
        payments={payments.data}
        services={isListed ? offered : [soldServiceOf(booking), ...offered]}
        onClose={onClose}
      />
    );
  }
  return (
    <>
      <DialogContent>
        {failed?.state === 'failed' ? (
          <FailedState title="The form could not be loaded." onRetry={failed.retry} />
        ) : (
          <Skeleton role="status" aria-label="Loading the form" variant="rounded" height={400} />
        )}
      </DialogContent>
      <DialogButtons>
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogButtons>
    </>
  );
}

/** Changes vehicle, service, extras, length and note of a booking, and a customer who has no account. */
export function EditDialog({ opened, onClosed }: HostedDialogProps<Booking>) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const draft = useEditDraft(opened);
  const { leave, finish, answers } = useLeaveTyped(draft, close);
  const { running, ...attempt } = useEditBooking(finish);
  return (
    <TaskDialog
      open={open}
      maxWidth="sm"
      title="Edit booking"
      onClose={() => running || leave()}
      onClosed={onClosed}
    >
      <EditContent opened={opened} {...attempt} onClose={leave} />
      <DiscardQuestion {...answers} />
    </TaskDialog>
  );
}
