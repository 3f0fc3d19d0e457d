import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { useId, useRef } from 'react';
import { acceptedImageFiles, imageFileRules } from '~/entities/images/check-image-file';
import { useImageChoice } from '~/entities/images/use-image-choice';
import { UserAvatar } from '~/entities/users/user-avatar';
import { CropDialog } from './crop-dialog';
import type { ProfileForm } from './profile-form';

interface PhotoNoteProps {
  /** The reason why the photo is missing or was refused. */
  problem: string | undefined;
  /** Whether the shown photo is not saved yet. */
  unsaved: boolean;
}

/** A note about the photo. Its line is always rendered, so that nothing moves. */
function PhotoNote({ problem, unsaved }: PhotoNoteProps) {
  return (
    <Box aria-live="polite" sx={{ minHeight: 24 }}>
      {problem !== undefined && (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {problem}
        </Typography>
      )}
      {problem === undefined && unsaved && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Not saved yet: this is how your photo will look.
        </Typography>
      )}
    </Box>
  );
}

/** Chooses, crops or removes the photo. Takes effect when the form is saved. */
export function PhotoField({ isChanged }: { isChanged: boolean }) {
  const { values } = useFormikContext<ProfileForm>();
  const [{ value: image }, { error }, { setValue }] = useField<string | null>('profileImage');
  const { picture, refusal, choose, drop } = useImageChoice();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const noteId = useId();

  const take = (uploaded: string) => {
    drop();
    void setValue(uploaded);
  };
  const remove = () => {
    drop();
    void setValue(null);
    // Moves the focus, because the pressed button is about to be removed.
    button.current?.focus();
  };

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 3, alignItems: { sm: 'center' } }}>
      <UserAvatar name={values.name} image={image} size={112} />
      <Stack sx={{ gap: 1.5, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={button}
            variant="outlined"
            aria-describedby={noteId}
            onClick={() => input.current?.click()}
          >
            {image === null ? 'Upload photo' : 'Change photo'}
          </Button>
          {image !== null && <Button onClick={remove}>Remove photo</Button>}
        </Box>
        <input
          ref={input}
          type="file"
          hidden
          accept={acceptedImageFiles}
          aria-label="Photo"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void choose(file);
            // Allows choosing the same file again.
            currentTarget.value = '';
          }}
        />
        <Typography id={noteId} variant="body2" sx={{ color: 'text.secondary' }}>
          {imageFileRules}
        </Typography>
        <PhotoNote problem={refusal ?? error} unsaved={isChanged} />
      </Stack>
      {picture && <CropDialog picture={picture} onUploaded={take} onCancel={drop} />}
    </Stack>
  );
}
