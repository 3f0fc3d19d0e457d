import { isSlotOpen } from '@carwash/domain/slots/slot-state';
import { formatDay } from '@carwash/domain/time/calendar-days';
import type { WaitlistEntry } from '@carwash/domain/waitlist/waitlist-entry';
import DialogContentText from '@mui/material/DialogContentText';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSlots } from '~/entities/slots/queries';
import { callApi } from '~/lib/api/call-api';
import { useChange } from '~/lib/forms/use-change';
import { useSettings } from '~/lib/settings/settings';
import { toastTexts } from '~/lib/toasts';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';

/** Offers a free time of the day to somebody who waits, whoever is first in line. */
export function OfferDialog({ opened, onClosed }: HostedDialogProps<WaitlistEntry>) {
  const { _id, customer, service, date, minutes } = opened;
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState('');
  const close = () => setOpen(false);
  const settings = useSettings();
  const length = { takes: { minutes }, hours: settings };
  const slots = useSlots(service._id, date, { length, isForWaiting: true });
  const now = new Date();
  const free = slots.state === 'ready' ? slots.data.filter((slot) => isSlotOpen(slot, now)) : [];
  const slotId = free.some((slot) => slot._id === chosen) ? chosen : (free[0]?._id ?? '');
  const { running, failure, change } = useChange();
  const noTimes = slots.state === 'ready' && free.length === 0 ? noTimeText : null;
  const offer = () =>
    slotId === '' ||
    change(() => callApi('offerPlace', { params: { id: _id }, body: { slotId } }), {
      done: toastTexts.placeOffered,
      failed: toastTexts.placeNotOffered,
      onDone: close,
    });
  return (
    <ConfirmDialog
      open={open}
      title={`Offer a time to ${customer.name}`}
      no="Not now"
      yes="Offer it"
      yesColor="primary"
      running={running}
      failure={failure ?? (slots.state === 'failed' ? 'The times could not be loaded.' : noTimes)}
      onNo={close}
      onYes={offer}
      onClosed={onClosed}
    >
      <DialogContentText>
        {service.name} on {formatDay(date)}. We keep the time for them and send them a mail.
      </DialogContentText>
      {slots.state === 'loading' && <Skeleton variant="rounded" height={56} />}
      {free.length > 0 && (
        <TextField
          select
          label="Time"
          value={slotId}
          onChange={({ target }) => setChosen(target.value)}
        >
          {free.map((slot) => (
            <MenuItem key={slot._id} value={slot._id}>
              {slot.startTime}
            </MenuItem>
          ))}
        </TextField>
      )}
    </ConfirmDialog>
  );
}

const noTimeText = 'No time of this day is free for this job.';
