import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { useId, useRef } from 'react';
import { acceptedPictures, pictureRules } from '~/entities/images/check-picture';
import { usePictureChoice } from '~/entities/images/use-picture-choice';
import { UserAvatar } from '~/entities/users/user-avatar';
import { CropDialog } from './crop-dialog';
import type { ProfileForm } from './profile-form';

interface PhotoNoteProps {
  /** Why the photo cannot be had. */
  problem: string | undefined;
  /** What is shown is not saved yet. */
  unsaved: boolean;
}

/** What there is to know of the photo right now. Its line is always there, so that nothing moves. */
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

/** The photo, to choose, to crop and to remove. Nothing of it counts until the form is saved. */
export function PhotoField({ isChanged }: { isChanged: boolean }) {
  const { values } = useFormikContext<ProfileForm>();
  const [{ value: image }, { error }, { setValue }] = useField<string | null>('profileImage');
  const { picture, refusal, choose, drop } = usePictureChoice();
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
    // The button that was pressed is about to go.
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
          accept={acceptedPictures}
          aria-label="Photo"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void choose(file);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        <Typography id={noteId} variant="body2" sx={{ color: 'text.secondary' }}>
          {pictureRules}
        </Typography>
        <PhotoNote problem={refusal ?? error} unsaved={isChanged} />
      </Stack>
      {picture && <CropDialog picture={picture} onUploaded={take} onCancel={drop} />}
    </Stack>
  );
}
