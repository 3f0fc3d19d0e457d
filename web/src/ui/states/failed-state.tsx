import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface FailedStateProps {
  title: string;
  description?: string;
  onRetry: () => void;
}

/** A message that something could not be loaded, with a button to retry. */
export function FailedState({ title, description, onRetry }: FailedStateProps) {
  return (
    <Stack
      role="alert"
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 3,
        py: 5,
        borderRadius: '20px',
        bgcolor: 'action.hover',
      }}
    >
      <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {description ?? 'Please check your connection and try again.'}
      </Typography>
      <Button variant="outlined" onClick={onRetry} sx={{ mt: 1 }}>
        Try again
      </Button>
    </Stack>
  );
}
