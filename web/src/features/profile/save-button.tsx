import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';

/** Submits the form. Keeps the keyboard's focus while saving, which a disabled button would lose. */
export function SaveButton({ isChanged }: { isChanged: boolean }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      variant="contained"
      disabled={!isChanged && !isSubmitting}
      aria-disabled={isSubmitting || undefined}
      onClick={(event) => {
        if (isSubmitting) event.preventDefault();
      }}
      sx={{
        '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
          bgcolor: 'action.disabledBackground',
          color: 'text.secondary',
          cursor: 'progress',
        },
      }}
    >
      {isSubmitting ? 'Saving…' : 'Save changes'}
    </Button>
  );
}
