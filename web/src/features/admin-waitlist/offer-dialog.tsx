import type { Slot } from '@carwash/domain/slots/slot';
import { isSlotOpen } from '@carwash/domain/slots/slot-state';
import { formatDay } from '@carwash/domain/time/calendar-days';
import type { WaitlistEntry } from '@carwash/domain/waitlist/waitlist-entry';
import DialogContentText from '@mui/material/DialogContentText';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSlots } from '~/entities/slots/queries';
import { describeWantedHours } from '~/entities/waitlist/describe-hours';
import { callApi } from '~/lib/api/call-api';
import { formatClock } from '~/lib/clock/format-times';
import { useChange } from '~/lib/forms/use-change';
import { useSettings } from '~/lib/settings/settings';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { offerChoices, proposedTime } from './offered-times';

const texts = {
  placeOffered: 'The time is offered',
  placeNotOffered: 'Failed to offer the time',
} as const;

/** Offers a free time of the day to somebody who waits, whoever is first in line. */
export function OfferDialog({ opened, onClosed }: HostedDialogProps<WaitlistEntry>) {
  const { _id, customer, service, date, minutes } = opened;
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState<Slot | null>(null);
  const close = () => setOpen(false);
  const settings = useSettings();
  const length = { takes: { minutes }, hours: settings };
  const slots = useSlots(service._id, date, { length, isForWaiting: true });
  const now = new Date();
  const free = slots.state === 'ready' ? slots.data.filter((slot) => isSlotOpen(slot, now)) : [];
  const proposed = proposedTime(free, opened);
  // Stays chosen when it is taken, so that the customer does not silently get another time.
  if (chosen === null && proposed !== null) setChosen(proposed);
  const { running, failure, change } = useChange();
  // While the call runs, and after it, the offer itself has taken the time.
  const isKnown = slots.state === 'ready' && open && !running;
  const isTaken = isKnown && chosen !== null && !free.some(({ _id }) => _id === chosen._id);
  const noTimes = isKnown && free.length === 0 ? noTimeText : null;
  const offer = () =>
    chosen !== null &&
    change(() => callApi('offerPlace', { params: { id: _id }, body: { slotId: chosen._id } }), {
      done: texts.placeOffered,
      failed: texts.placeNotOffered,
      onDone: close,
    });
  return (
    <ConfirmDialog
      open={open}
      title={`Offer a time to ${customer.name}`}
      no="Not now"
      yes="Offer it"
      yesColor="primary"
      asksFirst={chosen === null || isTaken}
      running={running}
      failure={failure ?? (slots.state === 'failed' ? 'The times could not be loaded.' : noTimes)}
      onNo={close}
      onYes={offer}
      onClosed={onClosed}
    >
      <DialogContentText>
        {service.name} on {formatDay(date)}. They asked for: {describeWantedHours(opened)}. We keep
        the time for them and send them a mail.
      </DialogContentText>
      {slots.state === 'loading' && <Skeleton variant="rounded" height={56} />}
      {chosen !== null && (
        <TextField
          select
          label="Time"
          value={chosen._id}
          error={isTaken}
          helperText={isTaken ? 'This time is no longer free.' : ' '}
          onChange={({ target }) =>
            setChosen(free.find((slot) => slot._id === target.value) ?? chosen)
          }
        >
          {offerChoices(free, chosen).map((slot) => (
            <MenuItem key={slot._id} value={slot._id}>
              {formatClock(slot.startsAt)}
              {isTaken && slot._id === chosen._id && ' (no longer free)'}
            </MenuItem>
          ))}
        </TextField>
      )}
    </ConfirmDialog>
  );
}

const noTimeText = 'No time of this day is free for this job.';
