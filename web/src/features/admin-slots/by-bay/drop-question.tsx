import type { Bay } from '@carwash/domain/days/bay';
import { businessClockTime } from '@carwash/domain/time/business-time';
import Typography from '@mui/material/Typography';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import type { Drops } from './use-drop';

interface DropQuestionProps extends Pick<Drops, 'dropped' | 'isAsked' | 'confirm' | 'keep'> {
  bays: readonly Pick<Bay, '_id' | 'name'>[];
}

/** Asks for confirmation before a customer's booking gets another time. */
export function DropQuestion({ dropped, isAsked, confirm, keep, bays }: DropQuestionProps) {
  const booking = dropped?.job.booking;
  if (!booking) return null;
  const where = bays.find(({ _id }) => _id === dropped.target.bay)?.name;
  const time = businessClockTime(dropped.target.from, businessTimeZone);
  return (
    <ConfirmDialog
      open={isAsked}
      title="Move this booking?"
      no="Keep it there"
      yes={`Move to ${time}`}
      yesColor="primary"
      running={false}
      failure={null}
      onNo={keep}
      onYes={confirm}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {booking.service.name} for {booking.customer.name}: from {booking.slot.startTime} to {time}{' '}
        in {where}. What was paid stays with the booking.
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {booking.customer.uid === null
          ? 'There is no account that shows it: tell the customer.'
          : 'The customer sees the new time at once.'}
      </Typography>
    </ConfirmDialog>
  );
}
