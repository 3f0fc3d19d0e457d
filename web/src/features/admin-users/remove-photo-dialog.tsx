import { imageIdOf } from '@carwash/domain/images/image-path';
import type { User } from '@carwash/domain/users/user';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { UserAvatar } from '~/entities/users/user-avatar';
import { callApi } from '~/lib/api/call-api';
import { useChange } from '~/lib/forms/use-change';
import { toastTexts } from '~/lib/toasts';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';

interface RemovePhotoDialogProps {
  /** The user as they were when the dialog was opened. */
  user: User;
  onClosed: () => void;
}

/** Shows a user's photo, and removes it for good after a confirmation. */
export function RemovePhotoDialog({ user, onClosed }: RemovePhotoDialogProps) {
  const [open, setOpen] = useState(true);
  const { running, failure, change } = useChange();
  const close = () => setOpen(false);
  const sha256 = imageIdOf(user.profileImage ?? '') ?? '';
  const remove = () =>
    change(() => callApi('removeImage', { params: { sha256 } }), {
      done: 'Photo removed',
      failed: toastTexts.photoNotRemoved,
      onDone: close,
    });

  return (
    <ConfirmDialog
      open={open}
      title={`Remove the photo of ${user.name}?`}
      no="No, keep it"
      yes="Yes, remove it"
      yesColor="error"
      running={running}
      failure={failure}
      onNo={close}
      onYes={remove}
      onClosed={onClosed}
    >
      <Stack sx={{ alignItems: 'center', mb: 2 }}>
        <UserAvatar name={user.name} image={user.profileImage} size={160} />
      </Stack>
      <DialogContentText>
        It is deleted, and the same picture cannot be uploaded again. Browsers that have seen it
        forget it within an hour.
      </DialogContentText>
    </ConfirmDialog>
  );
}
