import type { Booking } from '@carwash/domain/bookings/booking';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { closeOnEscape } from '~/ui/dialogs/close-on-escape';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { DiscardQuestion, useLeaveTyped } from '~/ui/dialogs/keep-typed';
import { useDamageDraft } from './damage-note';
import { VisitRecordPanel } from './visit-record-panel';

/** The photos and the damage note of a visit. Photos are sent on after it is closed. */
export function VisitRecordDialog({
  opened,
  onClosed,
}: HostedDialogProps<Pick<Booking, '_id' | 'vehicle' | 'slot'>>) {
  const titleId = useId();
  const [open, setOpen] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const { leave, answers } = useLeaveTyped(useDamageDraft(opened._id), () => setOpen(false));
  // Not while the note is being saved, because the answer to the question would come too late.
  const leaveUnlessSaving = () => {
    if (!isSaving) void leave();
  };
  return (
    <Dialog
      open={open}
      onClose={closeOnEscape(leaveUnlessSaving)}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      slotProps={{
        transition: { onExited: onClosed },
        paper: { sx: { mx: { xs: 1.5, sm: 4 }, width: '100%' } },
      }}
    >
      <DialogTitle id={titleId} variant="h4" sx={{ overflowWrap: 'anywhere' }}>
        Photos and damage, {opened.vehicle.registrationPlate}
      </DialogTitle>
      <DialogContent>
        <VisitRecordPanel booking={opened} onSaving={setIsSaving} />
      </DialogContent>
      <DialogButtons>
        {/* `aria-disabled` rather than `disabled`, so that the button keeps the focus. */}
        <Button
          variant="outlined"
          aria-disabled={isSaving || undefined}
          onClick={leaveUnlessSaving}
          sx={{
            '&[aria-disabled="true"]': {
              color: 'text.secondary',
              borderColor: 'divider',
              cursor: 'progress',
            },
          }}
        >
          Close
        </Button>
      </DialogButtons>
      <DiscardQuestion {...answers} />
    </Dialog>
  );
}
