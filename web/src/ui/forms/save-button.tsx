import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';

interface SaveButtonProps extends Pick<ButtonProps, 'size' | 'fullWidth'> {
  label: string;
  labelWhileSaving: string;
  /** Whether there is nothing to save, or saving is not possible yet. */
  disabled?: boolean;
}

/** Submits the form. `aria-disabled` while saving, so that the button keeps the focus. */
export function SaveButton({
  label,
  labelWhileSaving,
  disabled = false,
  ...size
}: SaveButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      variant="contained"
      {...size}
      disabled={disabled && !isSubmitting}
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
      {isSubmitting ? labelWhileSaving : label}
    </Button>
  );
}
