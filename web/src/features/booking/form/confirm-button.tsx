import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';

const processingText = 'Processing...';

interface ConfirmButtonProps {
  /** The slot cannot be had. */
  disabled: boolean;
  processing: boolean;
}

/** Submits the form. Keeps the keyboard's focus while processing, which a disabled button would lose. */
export function ConfirmButton({ disabled, processing }: ConfirmButtonProps) {
  return (
    <>
      <Button
        type="submit"
        size="large"
        variant="contained"
        disabled={disabled && !processing}
        aria-disabled={processing || undefined}
        onClick={(event) => {
          if (processing) event.preventDefault();
        }}
        sx={{
          '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
            bgcolor: 'action.disabledBackground',
            color: 'text.secondary',
            cursor: 'progress',
          },
        }}
      >
        {processing ? processingText : 'Confirm Booking'}
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {processing && processingText}
      </Box>
    </>
  );
}
