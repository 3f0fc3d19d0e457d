import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface PreviewFailedProps {
  reason: string;
  retry: () => void;
}

/** Tells why a form's effect can't be previewed, with a button to try again. */
export const PreviewFailed = ({ reason, retry }: PreviewFailedProps) => (
  <Alert
    severity="warning"
    action={
      <Button color="inherit" size="small" onClick={retry}>
        Try again
      </Button>
    }
  >
    {reason}
  </Alert>
);
