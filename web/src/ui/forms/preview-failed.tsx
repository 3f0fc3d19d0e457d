import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface PreviewFailedProps {
  reason: string;
  retry: () => void;
}

/** Why it cannot be said what a form would do. */
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
