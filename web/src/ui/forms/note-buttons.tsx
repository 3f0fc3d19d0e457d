import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';

/** The buttons of a form that changes a note. */
export function NoteButtons({ onLeave }: { onLeave: () => void }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        Save note
      </Button>
      <Button disabled={isSubmitting} onClick={onLeave}>
        Cancel
      </Button>
    </Stack>
  );
}
