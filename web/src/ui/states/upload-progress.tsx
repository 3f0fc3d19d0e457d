import LinearProgress from '@mui/material/LinearProgress';

interface UploadProgressProps {
  /** What is being uploaded, such as 'Uploading the photo'. */
  label: string;
  /** 0 to 1; null while nothing is being sent. */
  share: number | null;
}

/**
 * How much of a file has been sent; its place stays empty while nothing is. Once all of it
 * has, the bar moves on by itself until the answer is there.
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
