import LinearProgress from '@mui/material/LinearProgress';

interface UploadProgressProps {
  /** Description, such as 'Uploading the photo'. */
  label: string;
  /** 0 to 1; null while nothing is being sent. */
  share: number | null;
}

/**
 * The progress of an upload; an empty space while there is none. Once everything was sent, the bar is
 * indeterminate until the answer arrives.
 */
export function UploadProgress({ label, share }: UploadProgressProps) {
  return (
    <LinearProgress
      aria-label={label}
      variant={share === 1 ? 'indeterminate' : 'determinate'}
      value={Math.round((share ?? 0) * 100)}
      sx={{ mt: 1, height: 6, borderRadius: 3, visibility: share === null ? 'hidden' : 'visible' }}
    />
  );
}
