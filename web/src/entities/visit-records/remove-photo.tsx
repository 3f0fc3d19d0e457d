import { photoStageLabels, type VisitPhoto } from '@carwash/domain/visit-records/visit-record';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { useChange } from '~/lib/forms/use-change';
import { toastTexts } from '~/lib/toasts';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';

interface RemovePhotoProps {
  bookingId: string;
  photo: VisitPhoto;
  onRemoved: () => void;
}

/** The button that removes a photo, after a question. */
export function RemovePhoto({ bookingId, photo, onRemoved }: RemovePhotoProps) {
  const [open, setOpen] = useState(false);
  const { running, failure, change } = useChange();
  const remove = () =>
    change(() => callApi('removeVisitPhoto', { params: { bookingId, photoId: photo._id } }), {
      failed: toastTexts.photoNotRemoved,
      onDone() {
        setOpen(false);
        onRemoved();
      },
    });
  return (
    <>
      <Button color="error" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Remove photo
      </Button>
      <ConfirmDialog
        open={open}
        title="Remove this photo?"
        no="Keep it"
        yes="Remove"
        yesColor="error"
        running={running}
        failure={failure}
        onNo={() => setOpen(false)}
        onYes={remove}
      >
        <DialogContentText>
          {photoStageLabels[photo.photoStage]}. It is gone for the customer as well, and cannot be
          brought back.
        </DialogContentText>
      </ConfirmDialog>
    </>
  );
}
